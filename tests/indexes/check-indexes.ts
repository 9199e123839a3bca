import { readFileSync } from 'node:fs'
import { fromRoot } from '../../emulators/config/paths.ts'
import type { Result } from '../runner/summary.ts'
import { compareIndexes, type IndexesFile } from './index-for.ts'
import { recordedQueries } from './recorded-queries.ts'

/**
 * Compares the queries of this run with `firestore.indexes.json`, since the emulator answers queries that Firestore refuses.
 * @param isComplete whether all tests ran that make queries, so that an index without one deserves a look
 */
export function checkIndexes(isComplete: boolean): Result {
  const queries = recordedQueries()
  if (queries.length === 0) return { passed: 0, failed: 1, note: 'no query was recorded' }
  const file = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8')) as IndexesFile
  const { missing, unused } = compareIndexes(queries, file)
  const note = isComplete ? unused.join('; ') : ''
  return { passed: queries.length - missing.length, failed: missing.length, failures: missing, note }
}
