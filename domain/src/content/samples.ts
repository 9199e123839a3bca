import type { Content } from './content.ts'
import { SAMPLE_IBAN } from './iban.ts'

const SUMS = { raised: '$7,000.00', goal: '$8,000.00' }

/** What stands on the site until the office says something else. Every value is a sample. */
export const samples: Content = {
  organisation: {
    name: 'Women’s Chamber of Commerce & Industry, North',
    shortName: 'Women’s Chamber',
    nameRest: 'of Commerce & Industry, North',
    phone: '+92 992 000 000',
    email: 'office@chamber.example',
    address: 'Chamber House, Abbottabad',
    city: 'Abbottabad',
    openingHours: 'Monday to Friday, nine to four.',
    map: 'https://www.openstreetmap.org/#map=17/34.15/73.21',
    readingDays: 3,
    bank: {
      name: 'Example Bank, Mansehra Road, Abbottabad',
      accountTitle: 'Women’s Chamber of Commerce & Industry, North',
      iban: SAMPLE_IBAN,
    },
    social: { facebook: '', instagram: '', linkedin: '' },
  },
  aims: {
    vision:
      'To become a leading, role-model trade organisation, working to the best international practice in trade, industry and services.',
    mission:
      'A forum where women entrepreneurs from every tier of society raise their concerns, find help, and grow in economic strength through research and development.',
    values: [
      {
        name: 'Transparency',
        text: 'Our accounts are read aloud at the yearly meeting and printed on this site.',
      },
      {
        name: 'Inclusivity',
        text: 'A woman with one goat and a woman with forty looms have one vote each.',
      },
      { name: 'Excellence', text: 'We teach to the standard of the buyer, not of the bazaar.' },
      { name: 'Collaboration', text: 'Members buy from members first, and say why when they do not.' },
      {
        name: 'Sustainable development',
        text: 'Wool, water and forest must be here for our daughters’ trade.',
      },
    ],
  },
  causes: {
    causes: [
      { id: 'education', title: 'Education for poor children', progress: 65.5, ...SUMS },
      { id: 'water', title: 'Drinking water supply', progress: 40.5, ...SUMS },
      { id: 'food', title: 'Healthy food for children', progress: 80.5, ...SUMS },
    ],
  },
  counters: { donations: 1_420, raisedDollars: 86_300, volunteers: 312, projects: 47 },
  team: {
    leaders: [
      { name: 'Nasreen Akhtar', role: 'Founding President' },
      { name: 'Rukhsana Gul', role: 'President' },
      { name: 'Shazia Tanoli', role: 'Secretary General' },
    ],
  },
  services: {
    services: [
      {
        title: 'The open desk',
        text: 'Every working morning from nine to noon, without an appointment. Bring the letter, the form or the quarrel.',
      },
      {
        title: 'Registering a business',
        text: 'Tax number and bank account in one morning, with somebody beside you.',
      },
      {
        title: 'Loans, read line by line',
        text: 'We sit with you and the offer before you sign, never with the bank.',
      },
      {
        title: 'Letters',
        text: 'Recommendations for a visa, a tender or a stall abroad, in three working days.',
      },
      {
        title: 'The laboratory certificate',
        text: 'We send your sample with others and halve the fee.',
      },
      {
        title: 'Buyers at your table',
        text: 'Six shops from Islamabad and Peshawar, each March.',
      },
    ],
  },
}
