import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test.each([
  ['a line', 'One.', ['One.']],
  ['a line end', 'One.\nTwo.', ['One.\nTwo.']],
  ['a blank line', 'One.\n\nTwo.', ['One.', 'Two.']],
  ['a blank line as forms send it', 'One.\r\n\r\nTwo.\r\nThree.', ['One.', 'Two.\nThree.']],
  ['a line of spaces and many blank ones', '\n\nOne.\n \t \n\n\nTwo.\n\n', ['One.', 'Two.']],
  ['the separators of word processors', 'One.\u2028Two.\u2029Three.', ['One.\nTwo.', 'Three.']],
  ['nothing but blanks', ' \n\n ', []],
])('%s is split into its paragraphs', (_what, text, expected) => {
  expect(paragraphsOf(text)).toEqual(expected)
})

test('the longest text of line ends and spaces is split quickly', () => {
  const from = performance.now()
  for (const text of ['\n'.repeat(20_000), '\n '.repeat(10_000), `\n${' '.repeat(19_999)}`])
    expect(paragraphsOf(text)).toEqual([])
  expect(performance.now() - from).toBeLessThan(500)
})
