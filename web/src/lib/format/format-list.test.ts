import { expect, test } from 'vitest'
import { formatFacts, formatList } from './format-list.ts'

test('a list in English has commas, and no empty texts', () => {
  expect(formatList(['Rs 500', '', undefined, '$10', 'Members'], 'en')).toBe('Rs 500, $10, Members')
  expect(formatList([], 'en')).toBe('')
})

test('a list in Urdu has the comma of Urdu, and each text keeps its own direction', () => {
  expect(formatList(['Rs 500', 'ریحانہ', 'PDF'], 'ur')).toBe(
    '\u2068Rs 500\u2069، \u2068ریحانہ\u2069، \u2068PDF\u2069',
  )
  expect(formatList(['Rs 500', 'PDF'], 'ur')).toBe('\u2068Rs 500\u2069، \u2068PDF\u2069')
})

test('facts have a dot between them, and in Urdu each its own direction', () => {
  const facts = ['Bibi Hawa', '', '+92 300 0000007']
  expect(formatFacts(facts, 'en')).toBe('Bibi Hawa · +92 300 0000007')
  expect(formatFacts(facts, 'ur')).toBe('\u2068Bibi Hawa\u2069 · \u2068+92 300 0000007\u2069')
})
