import type { Volunteering } from '../volunteering.ts'

export const volunteering: Volunteering = {
  lead: 'Tell us what you can do. You need no experience, only a skill and a few hours.',
  examples: 'For example: bookkeeping, photography, driving, law or a language.',
  title: 'Help needed now',
  wanted: [
    { what: 'Bookkeeping teacher', where: 'Mansehra, 2 hours a week', taken: '' },
    { what: 'Product photographer', where: 'Abbottabad, one Saturday a month', taken: '' },
    { what: 'Contract reader', where: 'By phone, when needed', taken: '' },
    { what: 'Driver with a car', where: 'Battagram to the post office, Fridays', taken: '' },
    { what: 'English letter writer', where: 'From home, about an hour a month', taken: 'Filled' },
  ],
  quote: {
    words: 'I taught six women to read a bank statement. It took four Thursdays.',
    by: 'Farzana Aziz, volunteer since 2021',
  },
  answerDays: 5,
}
