import type { PageInput } from 'domain/pages/page-schema.ts'

/** The sample pages of the office, in their order. */
export const pages: PageInput[] = [
  {
    title: 'Fees and rules',
    name: 'fees-and-rules',
    description:
      'This is a sample. The membership year runs from April 1 to March 31. The fee is due by January 31.\n\nYou can pay by bank transfer. Write your membership number in the message.\n\nYou can also pay in cash at the office, Monday to Friday, 09:00 to 16:00. You get a receipt at once.\n\nIf you cannot pay in time, write to us before January 31.',
    files: [],
    linked_in: 'footer',
    is_published: true,
  },
  {
    title: 'Election of the board',
    name: 'election',
    description:
      'This is a sample. Members elect the board every two years, at the annual assembly.\n\nEvery approved member has one vote. Send your candidacy to the office four weeks before the assembly.',
    files: [],
    linked_in: 'about',
    is_published: true,
  },
  {
    title: 'Hall for rent',
    name: 'hall-for-rent',
    description: 'This is a sample. We still need to agree on the prices.',
    files: [],
    linked_in: 'none',
    is_published: false,
  },
]
