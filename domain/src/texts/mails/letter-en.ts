import type { Organisation } from '../../content/organisation.ts'

/** Ends a mail: who writes, and how to reach them. */
export const closing = ({ name, address, phone }: Organisation) => `${name}\n${address}\n${phone}`

/** Begins a mail. Has no name until the reader has confirmed the address: anybody can enter a name beside an address of somebody else. */
export const greeting = (first_name: string) => (first_name ? `Dear ${first_name},` : 'Hello,')

/** Returns a number of working days in words. */
export const workingDays = (count: number) => (count === 1 ? '1 working day' : `${count} working days`)
