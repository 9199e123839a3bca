import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test.each([
  ['a short text in full', 'She began with a loom.', 'She began with a loom.'],
  ['many lines as one', ' One.\r\n\r\nTwo\tthree.\u2028Four. ', 'One. Two three. Four.'],
  ['160 characters in full', 'x'.repeat(160), 'x'.repeat(160)],
  ['a longer text up to the end of a word', 'warp weft '.repeat(30), `${'warp weft '.repeat(15)}warp weft…`],
  ['no comma before the dots', `${'x'.repeat(150)}, and more words`, `${'x'.repeat(150)}, and…`],
  ['no point before the dots', `${'x'.repeat(155)}. And more words`, `${'x'.repeat(155)}…`],
  ['the start of an endless word', 'x'.repeat(300), `${'x'.repeat(159)}…`],
  ['no half of an emoji', `x${'🧵'.repeat(100)}`, `x${'🧵'.repeat(79)}…`],
  ['no characters of an empty text', '', ''],
])('an excerpt has %s', (_what, text, expected) => {
  expect(excerptOf(text)).toBe(expected)
})

test('a shortened text has at most the requested length and is not shortened again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.integer({ min: 20, max: 300 }),
      (text, longest) => {
        const cut = excerptOf(text, longest)
        expect(cut.length).toBeLessThanOrEqual(longest)
        expect(excerptOf(cut, longest)).toBe(cut)
      },
    ),
  )
})
