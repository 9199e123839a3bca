import { globSync, readFileSync } from 'node:fs'

/** Helpers that count all documents, run a job for everybody or expect that nobody else writes. */
const SEES_OTHERS = /\b(storingNothing|counts|sweep|sweepLater|runJob|readsSoFar|lists alone)\b/
const OWN_PROJECT = /support\/own-project\.ts'/

const files = globSync('tests/api/**/*.test.ts')

/** The API tests that run one after the other, since they would notice what others store. */
export const oneByOne = files.filter((file) => {
  const text = readFileSync(file, 'utf8')
  return SEES_OTHERS.test(text) && !OWN_PROJECT.test(text)
})

/** The API tests that run beside each other: with people of their own, or in a project of their own. */
export const together = files.filter((file) => !oneByOne.includes(file))
