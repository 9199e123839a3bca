import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'

const marked = (text: string, other: string) =>
  diffWords(text, other)
    .map(({ words, differs }) => (differs ? `[${words}]` : words))
    .join('')

const BEFORE = 'Three beekeepers of Balakot sell their harvest. What it costs.'
const HERS = 'Three beekeepers of Balakot sell their harvest, 640 kilograms in all. What it costs.'
const MINE = 'Three beekeepers of Balakot and Kaghan sell their harvest. What it costs.'

test('added words are marked as whole words', () => {
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

test('no text is lost, whatever its length', () => {
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
