import type { Volunteering } from '../volunteering.ts'

export const volunteering: Volunteering = {
  lead: 'Tell us what you know how to do. You need no experience of charities, only a skill and some hours.',
  examples: 'In a few words: bookkeeping, photographs, driving, law, a language.',
  title: 'Wanted this spring',
  wanted: [
    { what: 'Bookkeeping teacher', where: 'Mansehra, 2 hours a week', taken: '' },
    { what: 'Product photographer', where: 'Abbottabad, one Saturday a month', taken: '' },
    { what: 'Somebody who reads contracts', where: 'By telephone, when one arrives', taken: '' },
    { what: 'A car and its driver', where: 'Battagram to the post, Fridays', taken: '' },
    {
      what: 'English letters',
      where: 'At home, an hour now and then',
      taken: 'Taken in February by Sadia',
    },
  ],
  quote: {
    words: 'I taught six women to read a bank statement. It took four Thursdays.',
    by: 'Farzana Aziz, volunteer since 2021',
  },
  answerDays: 5,
}
