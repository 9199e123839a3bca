import { expect, test } from 'vitest'
import { countWords, documents, sentencesOf, textOf } from './documents.ts'

const MOST_WORDS = 25
/** The number of characters of a row that a wide window shows on one line. */
const WIDEST_ROW = 125

test.each(documents)(`no sentence of %s has more than ${MOST_WORDS} words`, (file) => {
  expect(sentencesOf(textOf(file)).filter((sentence) => countWords(sentence) > MOST_WORDS)).toEqual([])
})

// a program writes the documents of bench/
test.each(documents.filter((file) => !file.startsWith('bench/')))(
  'every table of %s fits a screen',
  (file) => {
    const rows = textOf(file)
      .split('\n')
      .filter((line) => line.startsWith('|'))
    expect(rows.filter((row) => row.length > WIDEST_ROW).map((row) => row.slice(0, 60))).toEqual([])
  },
)
