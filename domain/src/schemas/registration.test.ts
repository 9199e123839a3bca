import { afterEach, expect, test, vi } from 'vitest'
import { check } from './check.ts'
import { registrationSchema } from './registration.ts'
import { rule } from '../values/rule.ts'

const whole = {
  email: 'Palwasha@Example.org ',
  username: 'palwasha91',
  first_name: 'Palwasha',
  last_name: 'Khan',
  phone: '0300 0000000',
  business: 'Palwasha Shawls',
  business_nature: 'Hand embroidery',
  address: 'Main Bazaar, Mansehra',
  cnic: '1310112345678',
  date_of_birth: '1991-06-14',
  password: 'correcthorse1',
  password2: 'correcthorse1',
}

// 00:20 of January 1 in Pakistan
const NOW = '2026-12-31T19:20:00Z'
vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
afterEach(() => void vi.setSystemTime(NOW))

const errorsOf = async (change: Record<string, unknown>) => {
  const checked = await check(registrationSchema, { ...whole, ...change })
  return checked.ok ? {} : checked.errors
}

test('a complete form passes, with defaults, a lower-case e-mail and a dashed CNIC', async () => {
  const checked = await check(registrationSchema, whole)
  expect(checked).toEqual({
    ok: true,
    value: {
      ...whole,
      email: 'palwasha@example.org',
      cnic: '13101-1234567-8',
      role: 'member',
      gender: 'female',
      name_ur: '',
      designation: '',
      whatsapp: '',
      city: '',
      business_registration: '',
      business_address: '',
      privacy_version: '',
    },
  })
})

test('a version of the privacy page is kept, and none that is missing or strange refuses the form', async () => {
  const versionOf = async (privacy_version: string) => {
    const checked = await check(registrationSchema, { ...whole, privacy_version })
    return checked.ok ? checked.value.privacy_version : checked.errors
  }
  expect(await versionOf('1x8k2pq')).toBe('1x8k2pq')
  for (const strange of ['', '<b>1</b>', 'a b', 'x'.repeat(17)]) expect(await versionOf(strange)).toBe('')
})

test('an empty form names every required field and only those', async () => {
  const checked = await check(registrationSchema, {})
  expect(Object.keys(checked.ok ? {} : checked.errors).toSorted()).toEqual(Object.keys(whole).toSorted())
})

test('a missing or invisible value gets one error', async () => {
  for (const nothing of ['', '\u200b\u3164']) {
    expect((await errorsOf({ business: nothing }))['business']).toEqual([rule('required', 'business')])
    expect((await errorsOf({ first_name: nothing }))['first_name']).toEqual([rule('required', 'first_name')])
  }
  const errors = await errorsOf({ cnic: '', date_of_birth: '', password: '', email: '', username: '' })
  expect(errors).toEqual({
    cnic: [rule('required', 'cnic')],
    date_of_birth: [rule('required', 'date_of_birth')],
    password: [rule('required', 'password')],
    email: [rule('required', 'email')],
    username: [rule('required', 'username')],
    password2: [rule('passwordsDiffer')],
  })
})

test.each([
  ['email', 'palwasha', rule('email')],
  ['email', 'palwasha@example', rule('email')],
  ['email', '.palwasha@example.org', rule('email')],
  ['email', 'palwasha.@example.org', rule('email')],
  ['email', 'pal..washa@example.org', rule('email')],
  ['email', 'palwasha@-example.org', rule('email')],
  ['email', `${'a'.repeat(65)}@example.org`, rule('email')],
  ['email', 'a@example.org\r\nBcc: b@example.org', rule('email')],
  ['email', `${'a'.repeat(250)}@example.org`, rule('tooLong', 254)],
  ['username', 'two words', rule('username')],
  ['username', 'dot.ted', rule('username')],
  ['username', 'under_score', rule('username')],
  ['first_name', 'Pal2', rule('name')],
  ['first_name', 'Gul  Bibi', rule('name')],
  ['last_name', '-Khan', rule('name')],
  ['first_name', 'Gul\u202eibi', rule('controlCharacters')],
  ['business', 'a\u0000b', rule('controlCharacters')],
  ['business', 'a\ud800b', rule('controlCharacters')],
  ['cnic', '13101-12345', rule('cnicMissing', 3)],
  ['cnic', '13101-1234567-89', rule('cnic')],
  ['date_of_birth', '1991-02-30', rule('date')],
  ['date_of_birth', '1880-01-01', rule('bornTooEarly', 147)],
  ['date_of_birth', '2020-01-01', rule('bornTooLate', 7, 18)],
  ['phone', 'hello', rule('phone')],
  ['phone', '0300 123', rule('phoneShort')],
  ['whatsapp', '0300 12345678901', rule('phoneLong')],
  ['date_of_birth', '2999-01-01', rule('dateInPast')],
  ['gender', 'unknown', rule('gender')],
  ['role', 'admin', rule('role')],
  ['password', 'short', rule('passwordShort', 8)],
  ['password', 'palwasha1', rule('passwordPersonal')],
  ['password2', 'other', rule('passwordsDiffer')],
  ['is_approved', 'true', rule('unknown')],
])('%s = %j is rejected with a reason', async (field, value, message) => {
  expect((await errorsOf({ [field]: value }))[field]).toContainEqual(message)
})

test.each(['گل', 'Gül-Bibi', 'O’Hara', "D'Souza", 'Gul Bibi', 'ज़रीना'])(
  '%s is a valid name',
  async (first_name) => {
    expect(await errorsOf({ first_name })).toEqual({})
  },
)

test('the team needs a designation, a member does not', async () => {
  expect(await errorsOf({ role: 'team' })).toEqual({ designation: [rule('designation')] })
  expect(await errorsOf({ role: 'team', designation: 'Events Coordinator' })).toEqual({})
})

test.each([
  [NOW, '2009-01-01', '2009-01-02', '2027-01-02'],
  // still February 28 in Pakistan
  ['2028-02-28T18:59:00Z', '2010-02-28', '2010-03-01', '2028-02-29'],
])(
  'at %s, an applicant who turns 18 today is accepted, and one who turns 18 tomorrow is not',
  async (now, of18, of17, tomorrow) => {
    vi.setSystemTime(now)
    expect(await errorsOf({ date_of_birth: of18 })).toEqual({})
    expect(await errorsOf({ date_of_birth: of17 })).toEqual({
      date_of_birth: [rule('bornTooLate', 17, 18)],
    })
    expect(await errorsOf({ date_of_birth: tomorrow })).toEqual({ date_of_birth: [rule('dateInPast')] })
  },
)

test('an applicant who was born on February 29 turns 18 on March 1', async () => {
  vi.setSystemTime('2026-02-28T12:00:00Z')
  expect(await errorsOf({ date_of_birth: '2008-02-29' })).toEqual({
    date_of_birth: [rule('bornTooLate', 17, 18)],
  })
  vi.setSystemTime('2026-02-28T19:00:00Z')
  expect(await errorsOf({ date_of_birth: '2008-02-29' })).toEqual({})
})

test.each(['+44 20 7946 0000', '0092 300 1234567', '+1 (202) 555-0143'])(
  '%s is a valid phone number of some country',
  async (phone) => {
    expect(await errorsOf({ phone, whatsapp: phone })).toEqual({})
  },
)

test('a letter and its mark count as one letter in either Unicode form', async () => {
  const checked = await check(registrationSchema, { ...whole, first_name: 'Gu\u0308l' })
  expect(checked).toMatchObject({ value: { first_name: 'G\u00fcl' } })
})

test('values of a wrong type are errors of their field, in our own messages', async () => {
  for (const value of [{}, [], null, 7, true]) {
    expect(Object.keys(await errorsOf({ email: value }))).toEqual(['email'])
    expect(Object.keys(await errorsOf({ cnic: value }))).toEqual(['cnic'])
  }
  for (const field of [...Object.keys(whole), 'city', 'role', 'gender', 'designation'])
    expect((await errorsOf({ [field]: {} }))[field], field).toContainEqual(rule('text'))
  expect(await errorsOf({ city: null, role: null, gender: null, phone: null })).toEqual({
    city: [rule('text')],
    role: [rule('text')],
    gender: [rule('text')],
    phone: [rule('required', 'phone')],
  })
})

test('a field called __proto__ is rejected as unknown', async () => {
  const checked = await check(registrationSchema, JSON.parse('{"__proto__":"x","constructor":"y"}') as object)
  expect(checked.ok ? [] : Object.entries(checked.errors)).toContainEqual(['__proto__', [rule('unknown')]])
  expect(checked.ok ? [] : Object.entries(checked.errors)).toContainEqual(['constructor', [rule('unknown')]])
})
