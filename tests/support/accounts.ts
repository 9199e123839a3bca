import { accounts } from '../../emulators/accounts.mjs'

export interface Account {
  email: string
  password: string
}

function seeded(name: string): Account {
  const found = accounts.find(({ email }) => email.startsWith(`${name}@`))
  if (!found) throw new Error(`No account named ${name} is seeded.`)
  return { email: found.email, password: found.password }
}

export const ADMIN = seeded('admin')
export const TEAM = seeded('team')
export const MEMBER = seeded('member')
export const PENDING = seeded('pending')
export const REJECTED = seeded('rejected')

/** What everybody chooses who signs up in a test. */
export const PASSWORD = 'correcthorse1'
