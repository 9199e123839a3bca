import type { Joining } from '../joining.ts'

export const joining: Joining = {
  lead: 'Four questions that every woman asks us, answered before she has to.',
  papers: [
    { text: 'Your identity card (CNIC), photographed front and back.' },
    {
      text: 'The tax number (NTN) of your business. If you have none yet, the open desk applies for it with you.',
    },
    { text: 'Two photographs of yourself, for the voters’ list and your card.' },
    { text: 'A letter from your bank that your account is open.' },
    { text: 'The names of two members who know your work. If you know none, we introduce you.' },
  ],
  papersNote:
    'To sign up here you need the identity card and ten minutes. The rest you bring to the office, or send, before the committee meets.',
  feesTitle: 'Fees for the year to March 31, 2027',
  fees: [
    {
      name: 'Associate',
      who: 'Turnover under Rs 50 million: nearly everyone',
      onJoining: 1_500,
      everyYear: 2_000,
    },
    { name: 'Corporate', who: 'Companies and larger concerns', onJoining: 1_500, everyYear: 3_000 },
  ],
  feesNote:
    'The year runs to March 31, whenever you join. You pay after the committee has said yes, and get a receipt. Your class follows from your turnover; you need not choose. If the fee stands in your way, tell us: the founders’ fund pays forty of them a year.',
  whoDecides:
    'The executive committee: nine members, elected every second year by all the others, on the first Tuesday of each month. If they say no, you are told why in writing, and you can appeal to the yearly meeting.',
  decisionDays: 30,
}
