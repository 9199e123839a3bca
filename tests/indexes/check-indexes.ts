import { readFileSync } from 'node:fs'
import { fromRoot } from '../../emulators/config/paths.ts'
import type { Result } from '../runner/summary.ts'
import { compareIndexes, type IndexesFile, type RecordedQuery } from './index-for.ts'

/**
 * Compares the queries of a run with `firestore.indexes.json`, since the emulator answers queries that Firestore refuses.
 * @param isComplete whether all tests that make queries ran, so that an index without a query is a failure too
 */
export function checkIndexes(queries: readonly RecordedQuery[], isComplete: boolean): Result {
  if (queries.length === 0) return { passed: 0, failed: 1, note: 'no query was recorded' }
  const file = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8')) as IndexesFile
  const { missing, unused } = compareIndexes(queries, file)
  const failures = isComplete ? [...missing, ...unused] : missing
  return { passed: queries.length - missing.length, failed: failures.length, failures }
}
