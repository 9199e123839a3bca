import type { Content } from './content.ts'

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
    map: '',
    readingDays: 3,
    bank: { name: 'Sample Bank', accountTitle: 'Sample account', iban: 'PK00SAMP0000000000000000' },
    social: { facebook: '', instagram: '', linkedin: '' },
  },
  aims: { vision: '', mission: '', values: [] },
  causes: { causes: [] },
  counters: { donations: 1_420, raisedDollars: 86_300, volunteers: 312, projects: 47 },
  team: { leaders: [] },
  services: { services: [] },
}
