import type { Team } from '../team.ts'

export const team: Team = {
  heading: 'Our leadership',
  words: 'All members elect them every two years. Each works at the help desk one morning a week.',
  leaders: [
    {
      name: 'Nasreen Akhtar',
      role: 'Founding President',
      group: 'leaders',
      term: '',
      does: 'Ran a dyeing business in Haripur for 30 years. Manages the founders’ fund.',
      image: '',
      alt: '',
    },
    {
      name: 'Rukhsana Gul',
      role: 'President',
      group: 'leaders',
      term: '',
      does: 'Exports dried apricots and walnuts. Chairs the committee.',
      image: '',
      alt: '',
    },
    {
      name: 'Shazia Tanoli',
      role: 'Secretary General',
      group: 'leaders',
      term: '',
      does: 'Runs the office and handles applications.',
      image: '',
      alt: '',
    },
  ],
}
