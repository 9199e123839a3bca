import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OWN_PEOPLE } from './api-groups.ts'

/** What reads documents of others: a count of everything, a whole collection, a list over REST without a search of its own. */
const SHARED = [
  /\bcounts\(/,
  // every test file has limits of its own, since their visitors have random addresses
  /\brefs\.(?!rateLimits\b)\w+\.(get|count|orderBy|limit)\(/,
  /\bapi\.(overview|waiting|mails|audit|suspects)\b/,
  /\bapi\.users\b(?!.*search=\$\{)/,
]

test.each(OWN_PEOPLE)('%s exists, and reads no list or count that another file changes', (file) => {
  expect(existsSync(file)).toBe(true)
  const source = readFileSync(file, 'utf8')
  expect(SHARED.flatMap((pattern) => pattern.exec(source)?.[0] ?? [])).toEqual([])
})
