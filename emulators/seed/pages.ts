import type { PageInput } from 'domain/pages/page-schema.ts'

/** The sample pages of the office, in their order. Files are named by their titles. */
export const pages: PageInput[] = [
  {
    title: 'Fees and rules',
    name: 'fees-and-rules',
    description:
      'This is a sample. The membership year runs from April 1 to March 31. The fee is due by January 31.\n\n## How to pay\n\n- By bank transfer. Write your membership number in the message.\n- In cash at the office, Monday to Friday, 09:00 to 16:00. You get a receipt at once.\n\nIf you cannot pay in time, [write to us](mailto:office@chamber.example) before January 31.',
    files: ['Membership form', 'Fees 2026-27', 'Articles of the chamber', 'Minutes, February 2026'],
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
