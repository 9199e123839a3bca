import { samples } from 'domain/content/samples.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import { HEALTH_CODES, type HealthProblem } from 'domain/office/health.ts'
import { NOTHING_WAITS, type OfficeCounts } from 'domain/office/office-mails.ts'
import { en } from 'domain/texts/en.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import { keptUr } from 'domain/texts/kept-ur.ts'
import type { MailData } from 'domain/texts/mails/mail-text.ts'
import { mailsEn, type MailTemplate } from 'domain/texts/mails/mails-en.ts'
import { mailsUr } from 'domain/texts/mails/mails-ur.ts'
import { offlineEn } from 'domain/texts/offline-en.ts'
import { offlineUr } from 'domain/texts/offline-ur.ts'
import { ur } from 'domain/texts/ur.ts'
import { expect, test } from 'vitest'
import { findFaults } from './read-urdu.ts'

const LINK = 'https://site.example/x?code=a-1_'
const AT = '2027-03-08T03:15:00.000Z'

/** What each text that is made by a function is called with. */
const VALUES: Record<string, readonly unknown[][]> = {
  'field.required': Object.keys(en.label).map((field) => [field]),
  'field.tooLong': [[12_000]],
  'field.cnicMissing': [[1]],
  'field.bornTooEarly': [[130]],
  'field.bornTooLate': [
    [1, 18],
    [9, 18],
  ],
  'field.passwordShort': [[12]],
  'field.number': [[-1, 60]],
  'field.tooManyItems': [[6]],
  'field.addsUp': [[1_500, 'PKR']],
  'field.oneOf': [['a-1, b-2']],
  'field.fileTooLarge': [[10]],
  'field.tooManyPictures': [[20]],
  'field.documentTooLarge': [[10]],
  'field.tooManyFiles': [[500]],
  'field.filesTooLarge': [[500]],
  'field.amount': [
    [500, 5_000_000, 'PKR'],
    [1, 50_000, 'USD'],
  ],
  'field.cardBrand': [['Visa-1']],
  'users.pleaseCorrect': [[['0300-1', '2-3']]],
  'publish.content': [['a-1: b']],
  'publish.leftOut': [[['a/1-2', 'b/3-4']]],
  'register.tooLarge': [[10]],
  'pages.tooMany': [[40]],
  'users.pointsOpen': [[['1-2', '3-4']]],
  'users.taken': [[['email']], [['cnic', 'username']]],
  'forms.tooManyReplies': [[20]],
  inMails: [[LINK]],
  howLong: [
    ['account', 0],
    ['office', 0],
    ['always', 0],
    ['work', 0],
    ...['decision', 'sent', 'handled', 'done', 'written'].flatMap((from) =>
      [1, 30].map((days) => [{ days, from }, days]),
    ),
  ],
  kept: [['10:15']],
}

/** A text, and the two languages of it. */
type Pair = [name: string, english: string, urdu: string]

/** Lists the texts of a catalogue in English and in Urdu. */
function pairsIn(english: unknown, urdu: unknown, name = ''): Pair[] {
  if (typeof english === 'string') return [[name, english, String(urdu)]]
  if (typeof english === 'function')
    return (VALUES[name] ?? []).map((values) => [
      name,
      String(english(...values)),
      String((urdu as (...values: readonly unknown[]) => string)(...values)),
    ])
  return Object.entries(english as object).flatMap(([key, text]) =>
    pairsIn(text, (urdu as Record<string, unknown>)[key], name ? `${name}.${key}` : key),
  )
}

/** Lists the names of the texts that are made by a function. */
const functionsIn = (texts: unknown, name = ''): string[] => {
  if (typeof texts === 'function') return [name]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, text]) => functionsIn(text, name ? `${name}.${key}` : key))
}

const faultsOf = ([name, english, urdu]: Pair): string[] =>
  findFaults(english, urdu).map((fault) => `${name} ${fault}: ${urdu}`)

const CATALOGUES: [name: string, english: object, urdu: object, least: number][] = [
  ['messages', en, ur, 250],
  ['kept data', keptEn, keptUr, 60],
  ['pages without a connection', offlineEn, offlineUr, 3],
]

test.each(CATALOGUES)(
  'the Urdu texts of %s use the words of the glossary and keep their values in order',
  (_name, english, urdu, least) => {
    expect(functionsIn(english).filter((name) => !VALUES[name])).toEqual([])
    const pairs = pairsIn(english, urdu)
    expect(pairs.length).toBeGreaterThan(least)
    expect(pairs.flatMap(faultsOf)).toEqual([])
  },
)

const organisation: Organisation = {
  ...samples.organisation,
  name: 'WCCI North (Hazara)',
  email: '1-a@site.example',
  address: 'House 7-A, Abbottabad',
  openingHours: '09:00-16:00',
  answerDays: 2,
  readingDays: 3,
  bank: {
    name: 'Bank Z, Branch 12-3',
    accountTitle: 'WCCI 4-5',
    iban: 'PK36 SCBL 0000 0011 2345 6702',
    swift: '',
  },
}

const ways = [{ label: 'JazzCash 1-2', accountTitle: 'WCCI 6-7', number: '0300-1234567', note: 'Only 9-5.' }]

const data: MailData = {
  first_name: 'Gul-1',
  rejection_reason: 'نام الگ ہے۔',
  is_final: '',
  is_reviewed: '',
  reference: 'WCN-7K4Q2M',
  amount: '1500',
  currency: 'PKR',
  email: '1-gul@site.example',
  name: 'Mehreen-2',
  role: 'member',
  reason: 'تصویر صاف نہیں ہے۔',
  counts: NOTHING_WAITS,
  planned: { cards: 1, rejected: 2, unconfirmed: 3, messages: 4, volunteers: 5, comments: 6, activity: 7 },
  at: AT,
  text: 'شکریہ۔',
  subject: 'A-1',
  quoted: 'سلام',
  link: LINK,
}

const problem = (code: HealthProblem['code'], more: Partial<HealthProblem> = {}): HealthProblem => ({
  code,
  since: AT,
  count: 0,
  steps: [],
  reason: 'R-1.',
  ...more,
})

const counts = (count: number, late: number): OfficeCounts => {
  const waiting = { count, days: count - 1 }
  return {
    applications: waiting,
    resent: waiting,
    messages: waiting,
    volunteers: waiting,
    comments: waiting,
    pledges: waiting,
    late,
    missed: late,
    problems: HEALTH_CODES.flatMap((code) => [
      problem(code),
      problem(code, { since: '', count: 9, steps: ['removal', 'index', 'states', 'suspects'] }),
    ]),
  }
}

/** What a mail says in other cases than that of `data`. */
const CASES: Partial<Record<MailTemplate, [Partial<MailData>, Partial<Organisation>?][]>> = {
  approved: [[{ first_name: '' }]],
  rejected: [[{ is_final: 'yes' }], [{ is_final: 'yes', is_reviewed: 'yes' }]],
  roleChanged: [[{ role: 'team' }], [{ role: 'admin' }]],
  officeDaily: [[{ counts: counts(1, 1) }], [{ counts: counts(3, 2) }], [{ counts: counts(2, 0) }]],
  removalPlanned: [[{ planned: {} }]],
  donationPledged: [
    [{ currency: 'USD', amount: '40.5' }, { ways }],
    [{}, { bank: { name: '', accountTitle: '', iban: '', swift: '' } }],
  ],
  reply: [[{ subject: '' }]],
}

test.each(Object.keys(mailsEn) as MailTemplate[])(
  'the mail %s says in Urdu what it says in English, paragraph by paragraph',
  (template) => {
    const cases = [[{}], ...(CASES[template] ?? [])] as [Partial<MailData>, Partial<Organisation>?][]
    const faults = cases.flatMap(([values, of]) => {
      const [english, urdu] = [mailsEn, mailsUr].map((mails) => {
        const { subject, text } = mails[template]({ ...data, ...values }, { ...organisation, ...of })
        return [subject, ...text.split('\n\n')]
      }) as [string[], string[]]
      expect(urdu).toHaveLength(english.length)
      return english.flatMap((paragraph, n) => faultsOf([template, paragraph, urdu[n] ?? '']))
    })
    expect(faults).toEqual([])
  },
)

test('a value that is not isolated is found, and so is a foreign letter or a lost number', () => {
  expect(findFaults('Write it like 0300-1.', 'اسے 0300-1 کی طرح لکھیں۔')).toEqual(['turns 0300-1'])
  expect(findFaults('Write it like 0300-1.', 'اسے \u20680300-1\u2069 کی طرح لکھیں۔')).toEqual([])
  expect(findFaults('Use 12 letters.', 'حروف لکھيں.')).toEqual(['has ي', 'has ں.', 'without 12'])
  expect(findFaults('Two members', 'دو لوگ')).toEqual(['without the word for “member”'])
})
