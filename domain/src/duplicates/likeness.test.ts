import { expect, test } from 'vitest'
import { toE164 } from '../values/phone.ts'
import { isPossibleDuplicate, likenessKeys, likenessOf, type ComparedPerson } from './likeness.ts'

/** Two people, each with a name, a day of birth, a business and a phone; the last ones may be missing. */
type Person = readonly [name: string, born: string, business?: string, phone?: string]

async function toPerson([
  full_name,
  date_of_birth,
  business = '',
  phone = '',
]: Person): Promise<ComparedPerson> {
  return {
    full_name,
    date_of_birth,
    business,
    phone_e164: await toE164(phone),
    whatsapp_e164: '',
    address: '',
  }
}

/** Returns whether the first is found by her keys, and shown beside the second. */
async function isShown(first: Person, second: Person): Promise<boolean> {
  const [a, b] = [await toPerson(first), await toPerson(second)]
  const keys = likenessKeys(b)
  return likenessKeys(a).some((key) => keys.includes(key)) && isPossibleDuplicate(likenessOf(a, b))
}

const MAY = '1988-05-09'
const JUNE = '1979-10-21'

/** Names of one person, born on the same day. */
const SAME_NAMES = [
  ['Maryam Abbasi', 'Mariam Abbassi'],
  ['Muhammad Aslam', 'Mohammad Aslam'],
  ['Mohd Aslam Khan', 'Muhammad Aslam'],
  ['M. Aslam Tanoli', 'Mohammed Aslam Tanoli'],
  ['Fatima Zahra', 'Fatimah Zahrah'],
  ['Fatima Bibi', 'Fatima Begum'],
  ['Dr. Saima Yousaf', 'Sayma Yusuf'],
  ['Mrs Rukhsana Jadoon', 'Rukhsana Jadoon'],
  ['Syeda Nasreen Shah', 'Nasrin Shah'],
  ['Jadoon Rukhsana', 'Rukhsana Jadoon'],
  ['Ayesha Siddiqui', 'Aisha Siddiqi'],
  ['Aysha Swati', 'Ayesha Swati'],
  ['Khadija Tanoli', 'Khadeeja Tanoli'],
  ['Zainab Awan', 'Zaynab Awan'],
  ['F. Abbasi', 'Fatima Abbasi'],
  ['Gul Khan', 'Gul'],
  ['Noor Jahan', 'Noorjahan'],
  ['Zaib-un-Nisa', 'Zaib Nisa'],
  ['Umm-e-Kulsoom Turk', 'Umme Kulsum Turk'],
  ['Shazia Parveen', 'Shaziya Perveen'],
  ['Mehnaz Gul', 'Mahnaz Gul'],
  ['Shehnaz Akhtar', 'Shahnaz Akhter'],
  ['Amna Qureshi', 'Aamna Qureshi'],
  ['Amina Mughal', 'Amna Mughal'],
  ['Nargis Bano', 'Nargis Begum'],
  ['Sadia Hussain', 'Sadiya Hussein'],
  ['Robina Ahmed', 'Robina Ahmad'],
  ['Shaheen Anwar', 'Shahin Anwer'],
  ['Zubaida Khatoon', 'Zubeda Khatoon'],
  ['Naheed Javaid', 'Nahid Javed'],
  ['Rabia Sheikh', 'Rabiya Shaikh'],
  ['Wajeeha Nawaz', 'Vajiha Navaz'],
  ['Palwasha  KHAN', 'palwasha khan'],
  ['Gulnaz d/o Rahim Gul', 'Gulnaz'],
  ['Iqra Malik', 'Iqraa Malik'],
  ['Yasmin Ghani', 'Yasmeen Ghani'],
  ['Hajra Saleem', 'Hajrah Salim'],
  ['Sumaira Rizwan', 'Sumera Rizwan'],
  ['Marium Lodhi', 'Mariam Lodi'],
  ['Kalsoom Akbar', 'Kulsoom Akbar'],
  ['Zahida Perveen Swati', 'Zahida Swati'],
  ['Hafiza Tahira Noor', 'Tahirah Noor'],
  ['زرینہ گل', 'زرينه گل'],
] as const

/** Two people, and the same business under two names. */
const SAME_BUSINESSES = [
  ['Nathia Guest House', 'Nathia Guesthouse'],
  ['Abbasi Textiles (Pvt) Ltd', 'Abbasi Textile'],
  ['Abbasi Textiles Private Limited', 'Abbasi & Co.'],
  ['Zari Boutique', 'Zari’s Boutique'],
  ['Zaree Boutique', 'Zari Collection'],
  ['Kaghan Honey', 'Kaghan Honey & Co'],
  ['Phulkari House', 'Phulkari'],
  ['M/s Hazara Traders', 'Hazara Traders'],
  ['Gulposh Designs', 'Gulposh by Design'],
] as const

const PHONES = [
  ['0300 1234567', '+92 300 1234567'],
  ['+92 (0)300 1234567', '0300-1234567'],
  ['0092 300 1234567', '۰۳۰۰۱۲۳۴۵۶۷'],
  ['923001234567', '٠٣٠٠ ١٢٣٤٥٦٧'],
  ['(0992) 380 123', '+92 992 380123'],
  ['+44 20 7946 0000', '0044 (0)20 7946 0000'],
  ['0300.1234567', '\u202a0300 1234567\u202c'],
  ['300 1234567', '+92 0300 1234567'],
] as const

const FOUND: (readonly [Person, Person])[] = [
  ...SAME_NAMES.map(
    ([a, b]) =>
      [
        [a, MAY],
        [b, MAY],
      ] as const,
  ),
  ...SAME_BUSINESSES.map(
    ([a, b]) =>
      [
        ['Mehreen Abbasi', MAY, a],
        ['Mahreen Abbassi', JUNE, b],
      ] as const,
  ),
  ...PHONES.map(
    ([a, b]) =>
      [
        ['Mehreen Abbasi', MAY, '', a],
        ['Rukhsana Gul', JUNE, '', b],
      ] as const,
  ),
]

/** Names of two people who were born on the same day. */
const OTHER_NAMES = [
  ['Fatima Abbasi', 'Fatima Jadoon'],
  ['Fatima Abbasi', 'Farida Abbasi'],
  ['Muhammad Aslam', 'Muhammad Akram'],
  ['M. Aslam', 'M. Akram'],
  ['Saima Khan', 'Salma Khan'],
  ['Sana Khan', 'Sania Khan'],
  ['Shabana Bibi', 'Shabnam Bibi'],
  ['Nasreen Begum', 'Nargis Begum'],
  ['Zainab Awan', 'Zeenat Awan'],
  ['Ayesha Swati', 'Asma Swati'],
  ['Khadija Tanoli', 'Khalida Tanoli'],
  ['Rukhsana Jadoon', 'Rehana Jadoon'],
  ['Gul Bibi', 'Gulnaz Bibi'],
  ['Noor Jahan', 'Noor Fatima'],
  ['Maryam Abbasi', 'Mehreen Abbasi'],
  ['Robina Ahmed', 'Rubab Ahmed'],
  ['Shazia Parveen', 'Nazia Parveen'],
  ['Shaheen Anwar', 'Shabeen Anwar'],
  ['Samina Gul', 'Sabina Gul'],
  ['Sadia Hussain', 'Sajida Hussain'],
  ['Iqra Malik', 'Isra Malik'],
  ['Hina Malik', 'Hira Malik'],
  ['Bushra Noor', 'Rabia Noor'],
  ['Amna Qureshi', 'Asma Qureshi'],
  ['Zahida Swati', 'Wahida Swati'],
  ['Tahira Noor', 'Zahira Noor'],
  ['Sumaira Rizwan', 'Humaira Rizwan'],
  ['Mehwish Ali', 'Mehnaz Ali'],
  ['F. Abbasi', 'Rukhsana Abbasi'],
  ['F. A.', 'Fatima Abbasi'],
  ['Palwasha Khan', 'Gulnaz Khan'],
  ['Dr. Saima Yousaf', 'Dr. Huma Yousaf'],
  ['Fatima Zahra Awan', 'Fatima Noor Awan'],
  ['Kulsoom Akbar', 'Kulsoom Asghar'],
  ['Gulnaz d/o Rahim Gul', 'Shabnam d/o Rahim Gul'],
  ['زرینہ گل', 'شبنم گل'],
  ['Khan', 'Begum'],
  ['Zubaida Khatoon', 'Zakia Khatoon'],
] as const

/** Two names of one person, and two businesses. */
const OTHER_BUSINESSES = [
  ['Boutique', 'Boutique'],
  ['Beauty Parlour', 'Beauty Salon'],
  ['', ''],
  ['Abbasi Textiles', 'Jadoon Textiles'],
  ['Zari Boutique', 'Gota Boutique'],
  ['Kaghan Honey', 'Naran Honey'],
  ['Traders (Pvt) Ltd', 'Traders & Co'],
  ['Nathia Guest House', 'Thandiani Guest House'],
  ['Stitching', 'Stitching and Tailoring'],
  ['Home Kitchen', 'Kitchen at Home'],
] as const

const NOT_FOUND: (readonly [Person, Person])[] = [
  ...OTHER_NAMES.map(
    ([a, b]) =>
      [
        [a, MAY],
        [b, MAY],
      ] as const,
  ),
  ...OTHER_BUSINESSES.map(
    ([a, b]) =>
      [
        ['Mehreen Abbasi', MAY, a],
        ['Mahreen Abbassi', JUNE, b],
      ] as const,
  ),
  // the same name alone, and no number at all
  [
    ['Fatima Bibi', MAY],
    ['Fatima Bibi', JUNE],
  ],
  [
    ['Maryam Abbasi', MAY],
    ['Mariam Abbassi', '1988-05-10'],
  ],
  [
    ['Maryam Abbasi', ''],
    ['Maryam Abbasi', ''],
  ],
  [
    ['Mehreen Abbasi', MAY, 'Zari', ''],
    ['Rukhsana Gul', JUNE, 'Gota', ''],
  ],
  [
    ['Mehreen Abbasi', MAY, '', '0300 1234567'],
    ['Rukhsana Gul', JUNE, '', '0300 1234568'],
  ],
  [
    ['Mehreen Abbasi', MAY, '', '0300 1234567'],
    ['Rukhsana Gul', JUNE, '', '+44 300 1234567'],
  ],
  [
    ['Mehreen Abbasi', MAY, '', 'none'],
    ['Rukhsana Gul', JUNE, '', 'none'],
  ],
  // the same business or day alone: colleagues and strangers
  [
    ['Mehreen Abbasi', MAY, 'Nathia Guest House'],
    ['Rukhsana Gul', JUNE, 'Nathia Guest House'],
  ],
  [
    ['Mehreen Abbasi', MAY, 'Zari Boutique'],
    ['Rukhsana Gul', MAY, 'Zari Boutique'],
  ],
  [
    ['Mehreen Abbasi', MAY, 'Hazara Traders'],
    ['Mehwish Abbasi', JUNE, 'Hazara Traders'],
  ],
  [
    ['Palwasha Gul', MAY],
    ['Rukhsana Jadoon', MAY],
  ],
  [
    ['Gul Bibi', MAY, 'Phulkari'],
    ['Gul Begum', JUNE, 'Zari'],
  ],
]

test.each(FOUND)('%j and %j are shown side by side', async (a, b) => {
  expect([await isShown(a, b), await isShown(b, a)]).toEqual([true, true])
})

test.each(NOT_FOUND)('%j and %j are not', async (a, b) => {
  expect([await isShown(a, b), await isShown(b, a)]).toEqual([false, false])
})

test('sixty pairs are found, and sixty are not', () => {
  expect([FOUND.length, NOT_FOUND.length]).toEqual([60, 60])
})
