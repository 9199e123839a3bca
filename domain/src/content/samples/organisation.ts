import { SAMPLE_IBAN } from '../iban.ts'
import type { Organisation } from '../organisation.ts'

export const organisation: Organisation = {
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
    swift: 'EXMPPKKA',
  },
  social: { facebook: '', instagram: '', linkedin: '' },
}
