import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { editCnic, pasteCnic } from './cnic-field.tsx'

/** Marks the caret of an edit as |. */
const at = (drawn: string) => ({ text: drawn.replace('|', ''), caret: drawn.indexOf('|') })
const draw = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  ['1|', '1|'],
  ['13101|', '13101|'],
  ['131011|', '13101-1|'],
  ['13101-12345678|', '13101-1234567-8|'],
  // a digit typed in the middle
  ['139|01-1234', '139|01-1234'],
  ['139|101-1234', '139|10-11234'],
  ['131019|-1234', '13101-9|1234'],
  // a digit deleted in the middle
  ['13|1-1234567-8', '13|112-345678'],
  // Backspace after a dash moves before it, Delete before a dash stays there
  ['13101|1234', '13101|-1234'],
  // letters, spaces and surplus digits are ignored
  ['131x|01-1', '131|01-1'],
  ['13101-1234567-89|', '13101-1234567-8|'],
  ['۱۳۱۰۱۱|', '13101-1|'],
])('%s becomes %s', (typed, shown) => {
  expect(draw(editCnic(at(typed)))).toBe(shown)
})

describe('pasting', () => {
  it.each(['1310112345678', '13101-1234567-8', ' 13101 1234567 8\n', 'CNIC: 13101-1234567-8'])(
    'accepts all of %j',
    (pasted) => {
      expect(draw(pasteCnic('', 0, 0, pasted))).toBe('13101-1234567-8|')
    },
  )
  it('replaces the selection', () => {
    expect(draw(pasteCnic('13101-1234567-8', 0, 5, '42201'))).toBe('42201|-1234567-8')
    expect(draw(pasteCnic('13101-1234567-8', 0, 15, '42201-7'))).toBe('42201-7|')
  })
  it('inserts at the caret', () => {
    expect(draw(pasteCnic('131-', 2, 2, '99'))).toBe('1399|1')
  })
})

test('the caret stays after the same number of digits in any edit', () => {
  const digits = (text: string) => text.replace(/\D/g, '')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789- '.split('')), maxLength: 20 }),
      fc.nat(20),
      (text, n) => {
        const caret = Math.min(n, text.length)
        const edit = editCnic({ text, caret })
        expect(digits(edit.text.slice(0, edit.caret))).toBe(digits(text.slice(0, caret)).slice(0, 13))
      },
    ),
  )
})
