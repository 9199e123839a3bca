import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparable, referenceOf } from './comparable.ts'

const found = (text: string, search: string) => comparable(text).includes(comparable(search))

test.each([
  ['Gulnaz SHAWLS', 'shawls'],
  ['Émilie Gül', 'emilie gul'],
  ['Emilie', 'É'],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full'],
  ['فاطمة أحمد إقبال', 'فاطمہ احمد اقبال'],
  ['سلمیٰ ۃ', 'سلمى ة'],
  ['۲۴ دکانیں', '24'],
  ['مُحَمَّد', 'محمد'],
  ['کشیده کاری', 'كشيده كاري'],
  ['گل‌بی‌بی', 'گلبیبی'],
  ['سائرہ', 'سایرہ'],
])('%s is found by searching %s', (text, search) => expect(found(text, search)).toBe(true))

test('different letters stay different', () => {
  expect(found('Gul', 'Gol')).toBe(false)
  expect(found('گل', 'کل')).toBe(false)
  // a long vowel: آم is a mango, ام a mother
  expect(found('آم', 'ام')).toBe(false)
  expect(comparable('कि')).not.toBe(comparable('क'))
})

const text = fc.string({ unit: 'grapheme' })

test('any text is found by any part of it, in any case', () => {
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      expect(found(`${before} ${part} ${after}`, part)).toBe(true)
    }),
  )
})

test('a reference is recognised in any case and with spaces around it', () => {
  expect(referenceOf(' wcn-7k4q2m ')).toBe('WCN-7K4Q2M')
})

test.each(['', 'WCN-7K4Q2', 'WCN-7K4Q2MM', 'WCN-7K4Q20', '7K4Q2M', 'about WCN-7K4Q2M'])(
  '"%s" is no reference',
  (search) => expect(referenceOf(search)).toBeUndefined(),
)
