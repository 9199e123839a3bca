import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from './check.ts'
import { donationSchema } from '../money/donation-schema.ts'
import { eventSchema } from './event.ts'
import { passwordSchema } from './password.ts'
import { correctionSchema } from './registration.ts'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'

const text = optionalText(200)
const stored = (value: string) => text.cast(value)

test.each([
  ['a filler', 'Gul\u3164naz', 'Gulnaz'],
  ['another filler', '\u115fGulnaz', 'Gulnaz'],
  ['a grapheme joiner', 'Gul\u034fnaz', 'Gulnaz'],
  ['a variation selector', 'Gul\ufe0fnaz\u{e0101}', 'Gulnaz'],
  ['direction marks', '\u200fGulnaz\u200e', 'Gulnaz'],
  ['a soft hyphen', 'Gul\u00adnaz', 'Gulnaz'],
  ['a non-joiner between Latin letters', 'Gul\u200cnaz', 'Gulnaz'],
  ['a non-joiner at the end of a word', 'گل\u200c بانو', 'گل بانو'],
  ['a hidden text of tags', 'Gul\u{e0067}\u{e006e}', 'Gul'],
  ['only what nobody sees', '\u3164\u200b \u2060', ''],
])('%s is removed', (_what, typed, kept) => expect(stored(typed)).toBe(kept))

test.each(['خوش\u200cبخت', 'گُل\u200cبانو', '❤\ufe0f', '👩🏽\u200d🚀', '👩\u200d👩\u200d👧', '1\ufe0f\u20e3'])(
  '%s is not changed',
  (typed) => expect(stored(typed)).toBe(typed),
)

test('a stored text stays the same when stored again, and has invisible characters only in words and emojis', () => {
  const pieces = [
    'a',
    ' ',
    'ب',
    '1',
    '❤',
    '😀',
    '\u{1f3fb}',
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u20e3',
  ]
  const odd = fc.string({ unit: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' })) })
  fc.assert(
    fc.property(odd, (typed) => {
      const once = stored(typed)
      expect(stored(once)).toBe(once)
      const rest = once.replaceAll(
        /\p{scx=Arab}\u200c|\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d?|[#*\d]\ufe0f/gu,
        '',
      )
      expect(rest).not.toMatch(/(?![\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/u)
    }),
  )
})

const event = {
  title: 'A day',
  description: 'One.\r\nTwo.\rThree.\u2028Four.',
  date: '2030-01-02',
  time: '10:00',
  location: 'Hall',
}

test('lines of a text end with a line feed, and a one-line text has none', async () => {
  expect(await check(eventSchema, event)).toMatchObject({
    value: { description: 'One.\nTwo.\nThree.\nFour.' },
  })
  for (const end of ['\r', '\n', '\r\n', '\u2028', '\u2029'])
    expect(await check(eventSchema, { ...event, location: `Hall${end}Free entry` })).toEqual({
      ok: false,
      errors: { location: [rule('oneLine')] },
    })
})

test.each(['\u202e', '\u202a', '\u2066', '\u2069'])(
  'a text with the direction override %j is rejected',
  async (mark) => {
    expect(await check(eventSchema, { ...event, location: `Hall${mark}` })).toEqual({
      ok: false,
      errors: { location: [rule('controlCharacters')] },
    })
  },
)

test('a name may have the invisible characters of an Urdu keyboard, and no others', async () => {
  const names = async (first_name: string) => {
    const checked = await check(correctionSchema, { first_name })
    return checked.ok ? undefined : checked.errors['first_name']
  }
  for (const good of ['خوش\u200cبخت', '\u200fگل', 'Gul\u200b'])
    expect(await names(good), good).toBeUndefined()
  for (const bad of ['\u3164', '\u115f\u034f'])
    expect(await names(bad)).toEqual([rule('required', 'first_name')])
})

const URDU_DIGITS = { ...event, date: '۲۰۳۰-۰۱-۰۲', time: '١٠:٠٠' }
const donation = {
  amount: '۱۵۰۰٫۵',
  currency: 'PKR',
  first_name: 'Gul',
  last_name: 'Khan',
  email: 'gul۲۴@example.org',
  address: 'Haripur',
  payment_method: 'offline',
}

test('dates, times, amounts, e-mail addresses and codes may have the digits of an Urdu or Arabic keyboard', async () => {
  expect(await check(eventSchema, URDU_DIGITS)).toMatchObject({
    value: { date: '2030-01-02', time: '10:00' },
  })
  expect(await check(donationSchema, donation)).toMatchObject({
    value: { amount: 1500.5, email: 'gul24@example.org' },
  })
  const typed = {
    username: 'gul۲۴',
    phone: '۰۳۰۰ ۱۲۳۴۵۶۷',
    cnic: '١٣١٠١١٢٣٤٥٦٧٨',
    date_of_birth: '۱۹۹۱-۰۶-۱۴',
  }
  expect(
    await check(correctionSchema.pick(['username', 'phone', 'cnic', 'date_of_birth']), typed),
  ).toMatchObject({
    value: { username: 'gul24', phone: '0300 1234567', cnic: '13101-1234567-8', date_of_birth: '1991-06-14' },
  })
})

test.each([
  '+92 300-1234567',
  '0300 - 123 4567',
  '(0300) 123.45.67',
  '+92 (0)300 1234567',
  '0092 300 1234567',
])('a phone keeps its spaces, dashes, brackets, dots and plus sign: %s', async (phone) => {
  const inUrdu = phone.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
  for (const typed of [phone, inUrdu])
    expect(await check(correctionSchema.pick(['phone']), { phone: typed })).toEqual({
      ok: true,
      value: { phone },
    })
})

test('the digits of a free text and of a password stay as typed', async () => {
  expect(stored('۲۴ دکانیں')).toBe('۲۴ دکانیں')
  expect(await check(passwordSchema, { password: 'اخروٹ۲۴' })).toEqual({
    ok: true,
    value: { password: 'اخروٹ۲۴' },
  })
})

test.each(['', '۱۲ الف', '۱٬۵۰۰'])('%j is no amount', async (amount) => {
  expect(await check(donationSchema, { ...donation, amount })).toMatchObject({ ok: false })
})
