import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test('whole sentences are kept as long as they fit', () => {
  const text = 'Open from 09:00 to 12:00. You need no appointment. Bring your letter.'
  expect(firstSentences(text, 50)).toBe('Open from 09:00 to 12:00. You need no appointment.')
  expect(firstSentences(text, 200)).toBe(text)
})

test('a first sentence that is too long is cut after a word', () => {
  expect(firstSentences('We read the loan offer with you. Then you sign.', 20)).toBe('We read the loan…')
})
