import { expect, test } from 'vitest'
import { today } from '../dates.ts'
import { en } from '../texts/en.ts'
import { check } from './check.ts'
import { registrationSchema } from './registration.ts'

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

const errorsOf = async (change: Record<string, unknown>) => {
  const checked = await check(registrationSchema(en), { ...whole, ...change }, en)
  return checked.ok ? {} : checked.errors
}

test('a whole form passes, with defaults, lower-cased e-mail and a dashed CNIC', async () => {
  const checked = await check(registrationSchema(en), whole, en)
  expect(checked).toEqual({
    ok: true,
    value: {
      ...whole,
      email: 'palwasha@example.org',
      cnic: '13101-1234567-8',
      role: 'member',
      gender: 'female',
      designation: '',
      whatsapp: '',
      city: '',
      business_registration: '',
      business_address: '',
    },
  })
})

test('an empty form names every required field and only those', async () => {
  const checked = await check(registrationSchema(en), {}, en)
  expect(Object.keys(checked.ok ? {} : checked.errors).toSorted()).toEqual(Object.keys(whole).toSorted())
})

test('what is missing is said once, and so is what cannot be seen', async () => {
  for (const nothing of ['', '\u200b\u3164']) {
    expect((await errorsOf({ business: nothing }))['business']).toEqual([en.field.required('Business name')])
    expect((await errorsOf({ first_name: nothing }))['first_name']).toEqual([en.field.required('First name')])
  }
  const errors = await errorsOf({ cnic: '', date_of_birth: '', password: '', email: '', username: '' })
  expect(errors).toEqual({
    cnic: [en.field.required('CNIC')],
    date_of_birth: [en.field.required('Date of birth')],
    password: [en.field.required('Password')],
    email: [en.field.required('E-mail')],
    username: [en.field.required('Username')],
    password2: [en.field.passwordsDiffer],
  })
})

test.each([
  ['email', 'palwasha', en.field.email],
  ['email', 'palwasha@example', en.field.email],
  ['email', '.palwasha@example.org', en.field.email],
  ['email', 'palwasha.@example.org', en.field.email],
  ['email', 'pal..washa@example.org', en.field.email],
  ['email', 'palwasha@-example.org', en.field.email],
  ['email', `${'a'.repeat(65)}@example.org`, en.field.email],
  ['email', 'a@example.org\r\nBcc: b@example.org', en.field.email],
  ['email', `${'a'.repeat(250)}@example.org`, en.field.tooLong(254)],
  ['username', 'two words', en.field.username],
  ['username', 'dot.ted', en.field.username],
  ['username', 'under_score', en.field.username],
  ['first_name', 'Pal2', en.field.name],
  ['first_name', 'Gul  Bibi', en.field.name],
  ['last_name', '-Khan', en.field.name],
  ['first_name', 'Gul\u202eibi', en.field.controlCharacters],
  ['business', 'a\u0000b', en.field.controlCharacters],
  ['business', 'a\ud800b', en.field.controlCharacters],
  ['cnic', '13101-12345', en.field.cnicMissing(3)],
  ['cnic', '13101-1234567-89', en.field.cnic],
  ['date_of_birth', '1991-02-30', en.field.date],
  ['date_of_birth', '1850-01-01', en.field.date],
  ['date_of_birth', '2999-01-01', en.field.dateInPast],
  ['gender', 'unknown', en.field.gender],
  ['role', 'admin', en.field.role],
  ['password', 'short', en.field.passwordShort(8)],
  ['password2', 'other', en.field.passwordsDiffer],
  ['is_approved', 'true', en.field.unknown],
])('%s = %j says why', async (field, value, message) => {
  expect((await errorsOf({ [field]: value }))[field]).toContain(message)
})

test.each(['گل', 'Gül-Bibi', 'O’Hara', "D'Souza", 'Gul Bibi', 'ज़रीना'])(
  '%s is a name',
  async (first_name) => {
    expect(await errorsOf({ first_name })).toEqual({})
  },
)

test('the team needs a designation, a member does not', async () => {
  expect(await errorsOf({ role: 'team' })).toEqual({ designation: [en.field.designation] })
  expect(await errorsOf({ role: 'team', designation: 'Events Coordinator' })).toEqual({})
})

test('born today is still in the past, born tomorrow is not', async () => {
  expect(await errorsOf({ date_of_birth: today() })).toEqual({})
  const tomorrow = today(new Date(Date.now() + 86_400_000))
  expect(await errorsOf({ date_of_birth: tomorrow })).toEqual({ date_of_birth: [en.field.dateInPast] })
})

test('a letter with its mark is one letter, however it was typed', async () => {
  const checked = await check(registrationSchema(en), { ...whole, first_name: 'Gu\u0308l' }, en)
  expect(checked).toMatchObject({ value: { first_name: 'G\u00fcl' } })
})

test('values of a wrong type are errors of their field, in our words', async () => {
  for (const value of [{}, [], null, 7, true]) {
    expect(Object.keys(await errorsOf({ email: value }))).toEqual(['email'])
    expect(Object.keys(await errorsOf({ cnic: value }))).toEqual(['cnic'])
  }
  for (const field of [...Object.keys(whole), 'city', 'role', 'gender', 'designation'])
    expect((await errorsOf({ [field]: {} }))[field], field).toContain(en.field.text)
  expect(await errorsOf({ city: null, role: null, gender: null, phone: null })).toEqual({
    city: [en.field.text],
    role: [en.field.text],
    gender: [en.field.text],
    phone: [en.field.required('Phone')],
  })
})

test('a field called __proto__ is as unknown as any other', async () => {
  const checked = await check(
    registrationSchema(en),
    JSON.parse('{"__proto__":"x","constructor":"y"}') as object,
    en,
  )
  expect(checked.ok ? [] : Object.entries(checked.errors)).toContainEqual(['__proto__', [en.field.unknown]])
  expect(checked.ok ? [] : Object.entries(checked.errors)).toContainEqual(['constructor', [en.field.unknown]])
})
