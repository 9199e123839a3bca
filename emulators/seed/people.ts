import type { PointAnswer } from 'domain/decisions/reasons.ts'
import type { SignUpRole } from 'domain/permissions.ts'
import type { Status } from 'domain/status.ts'
import type { RejectionRequest } from '../../functions/src/members/reject-application.ts'
import { accounts } from './accounts.ts'

export interface Person {
  email: string
  password: string
  first_name: string
  last_name: string
  name_ur?: string
  business: string
  business_nature: string
  city: string
  /** Another than the one by number. */
  phone?: string
  role: SignUpRole | 'admin'
  designation?: string
  status: Status
  /** Why the application was rejected, also if it was corrected since. */
  rejection?: Pick<RejectionRequest, 'reasons' | 'note' | 'officeNote'>
  /** What was sent after the rejection, beside another picture of the back of the card. */
  correction?: { fields: Partial<State>; answers: PointAnswer[] }
}

type State = Omit<Person, 'email' | 'password'>

/** The people behind the accounts that `npm start` prints. */
const holders: Record<keyof typeof accounts, State> = {
  admin: person('Office', 'Admin', 'Women’s Chamber', 'Chamber office', 'Abbottabad', 'admin', 'approved'),
  team: {
    ...person('Mehreen', 'Abbasi', 'Women’s Chamber', 'Events', 'Abbottabad', 'team', 'approved'),
    designation: 'Events Coordinator',
  },
  member: {
    ...person(
      'Saima',
      'Jadoon',
      'Jadoon Dry Fruits',
      'Dry fruit and nuts',
      'Abbottabad',
      'member',
      'approved',
    ),
    name_ur: 'صائمہ جدون',
  },
  pending: {
    ...person('Palwasha', 'Khan', 'Palwasha Shawls', 'Hand embroidery', 'Mansehra', 'member', 'pending'),
    name_ur: 'پلوشہ خان',
  },
  rejected: {
    name_ur: 'طاہرہ بانو',
    ...person('Tahira', 'Bano', 'Bano Catering', 'Catering', 'Haripur', 'member', 'rejected'),
    rejection: {
      reasons: [
        { id: 'card-unreadable', fields: ['cnic_back'] },
        { id: 'other', fields: ['date_of_birth'] },
      ],
      note: 'The card says 1991, the form says 1990.',
    },
  },
}

/** More people, with every status. */
const others: State[] = [
  person('Zarmina', 'Yousafzai', 'Swat Woollen Works', 'Weaving', 'Swat', 'member', 'approved'),
  person('Gulnaz', 'Bibi', 'Gulnaz Looms', 'Weaving', 'Battagram', 'member', 'approved'),
  person('Shabana', 'Awan', 'Awan Pickles', 'Preserves', 'Haripur', 'member', 'approved'),
  person('Nargis', 'Tanoli', 'Tanoli Nurseries', 'Plants and seedlings', 'Abbottabad', 'member', 'approved'),
  person('زرینہ', 'خان', 'زرینہ بوتیک', 'Tailoring', 'Abbottabad', 'member', 'approved'),
  {
    ...person('Hina', 'Qureshi', 'Women’s Chamber', 'Training', 'Abbottabad', 'team', 'approved'),
    designation: 'Trainer',
  },
  {
    ...person('Bibi', 'Hawa', 'Kaghan Gold Honey', 'Honey', 'Kaghan', 'member', 'pending'),
    // of Gulnaz Bibi, so that a possible duplicate can be looked at
    phone: '0092 (0)300 0000007',
  },
  person('Gul Panra', 'Swati', 'Panra Beauty Parlour', 'Beauty parlour', 'Mansehra', 'member', 'pending'),
  {
    ...person('Rukhsana', 'Gujjar', 'Guest House', 'Guest house', 'Naran', 'member', 'pending'),
    rejection: {
      reasons: [
        { id: 'card-unreadable', fields: ['cnic_back'] },
        { id: 'business-not-verified', fields: ['business', 'business_document'] },
        { id: 'outside-region', fields: ['city'] },
      ],
      note: '',
      officeNote: 'Known from the fair in Naran. The address is correct.',
    },
    correction: {
      fields: { business: 'Naran Guest House' },
      answers: [{ id: 'outside-region', text: 'Naran is in Mansehra District.' }],
    },
  },
  {
    ...person('Ayesha', 'Durrani', 'Women’s Chamber', 'Accounts', 'Abbottabad', 'team', 'pending'),
    designation: 'Bookkeeper',
  },
  {
    ...person('Shazia', 'Mir', 'Mir Gems', 'Gem cutting', 'Mansehra', 'member', 'rejected'),
    rejection: {
      reasons: [
        { id: 'card-unreadable', fields: ['cnic_back'] },
        { id: 'name-differs', fields: ['first_name', 'last_name'] },
      ],
      note: 'Please put the card on a table near a window. Your card says Shazia Mir Khan.',
    },
  },
  {
    ...person('Noreen', 'Shah', 'Shah Packaging', 'Packaging', 'Haripur', 'member', 'rejected'),
    rejection: { reasons: [{ id: 'duplicate', fields: [] }], note: '' },
  },
]

export const people: Person[] = [
  { ...accounts.admin, ...holders.admin },
  { ...accounts.team, ...holders.team },
  { ...accounts.member, ...holders.member },
  { ...accounts.pending, ...holders.pending },
  { ...accounts.rejected, ...holders.rejected },
  ...others.map((state, n) => ({
    ...state,
    email: `sample${n + 1}@chamber.example`,
    password: `Sample${n + 1}#2026`,
  })),
]

function person(
  first_name: string,
  last_name: string,
  business: string,
  business_nature: string,
  city: string,
  role: Person['role'],
  status: Status,
): State {
  return { first_name, last_name, business, business_nature, city, role, status }
}
