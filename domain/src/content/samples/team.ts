import type { Team } from '../team.ts'

export const team: Team = {
  heading: 'Who keeps the chamber',
  words: 'Elected every second year by all members. Each of them sits at the open desk one morning a week.',
  leaders: [
    {
      name: 'Nasreen Akhtar',
      role: 'Founding President',
      does: 'Ran a dyeing house in Haripur for thirty years. Keeps the founders’ fund.',
      image: '',
      alt: '',
    },
    {
      name: 'Rukhsana Gul',
      role: 'President',
      does: 'Exports dried apricots and walnuts. Chairs the committee.',
      image: '',
      alt: '',
    },
    {
      name: 'Shazia Tanoli',
      role: 'Secretary General',
      does: 'Answers your letters, reads your papers, opens the door.',
      image: '',
      alt: '',
    },
  ],
}
