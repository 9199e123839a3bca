import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'

const marked = (text: string, other: string) =>
  diffWords(text, other)
    .map(({ words, differs }) => (differs ? `[${words}]` : words))
    .join('')

const BEFORE = 'Three beekeepers of Balakot sell their harvest. What it costs.'
const HERS = 'Three beekeepers of Balakot sell their harvest, 640 kilograms in all. What it costs.'
const MINE = 'Three beekeepers of Balakot and Kaghan sell their harvest. What it costs.'

test('what the other text does not have is marked, by whole words', () => {
  expect(marked(MINE, BEFORE)).toBe(
    'Three beekeepers of Balakot [and Kaghan ]sell their harvest. What it costs.',
  )
  expect(marked(HERS, MINE)).toBe(
    'Three beekeepers of Balakot sell their harvest[, 640 kilograms in all]. What it costs.',
  )
  expect(marked(MINE, MINE)).toBe(MINE)
  expect(marked('', MINE)).toBe('')
  expect(marked(MINE, '')).toBe(`[${MINE}]`)
})

test('nothing of a text is lost, however long it is', () => {
  const long = Array.from({ length: 4_000 }, (_, index) => `word${index}`).join(' ')
  const other = long.replaceAll('1', 'x')
  const started = performance.now()
  expect(
    diffWords(long, other)
      .map(({ words }) => words)
      .join(''),
  ).toBe(long)
  expect(performance.now() - started).toBeLessThan(1_000)
})
