import { SAMPLE_IBAN } from '../../money/iban.ts'
import type { Organisation } from '../organisation.ts'

export const organisation: Organisation = {
  name: 'Women’s Chamber of Commerce & Industry, North',
  shortName: 'Women’s Chamber',
  nameRest: 'of Commerce & Industry, North',
  about:
    'A forum for women entrepreneurs from every tier of society. Voice your concerns, get help and grow your business.',
  phone: '+92 992 000 000',
  email: 'office@chamber.example',
  address: 'Chamber House, Abbottabad',
  postalAddress: 'Chamber House\nJinnah Road, Abbottabad',
  city: 'Abbottabad',
  openingHours: 'Monday to Friday, 09:00 to 16:00. Closed for Friday prayer from 12:30 to 14:00.',
  visiting: 'The west door has a ramp. Children are welcome.',
  directions: 'A five-minute walk from the main bus stand, opposite the girls’ college.',
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=73.2,34.145,73.23,34.165&layer=mapnik&marker=34.155,73.215',
  calling: 'We speak Urdu, Hindko, Pashto and English. After hours, leave your number and we call back.',
  answerDays: 2,
  readingDays: 3,
  adminCodes: 'optional',
  bank: {
    name: 'Example Bank, Mansehra Road, Abbottabad',
    accountTitle: 'Women’s Chamber of Commerce & Industry, North',
    iban: SAMPLE_IBAN,
    swift: 'EXMPPKKA',
  },
  // without numbers, so that no site shows them until the office fills them in
  ways: [
    { label: 'JazzCash', accountTitle: '', number: '', note: '' },
    { label: 'Easypaisa', accountTitle: '', number: '', note: '' },
  ],
  social: { facebook: '', instagram: '', linkedin: '' },
}
