import { expect, test } from 'vitest'
import { checkIndexes } from './check-indexes.ts'

const by = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' })
const pastEvents = { from: [{ collectionId: 'events' }], orderBy: [by('date'), by('time')] }

test('an index without a query fails a complete run', () => {
  const { passed, failed, failures = [] } = checkIndexes([pastEvents], true)
  expect(failures).toContain('No query needs donations (COLLECTION): state ASCENDING, createdAt DESCENDING')
  expect(failures).not.toContain('No query needs events (COLLECTION): date DESCENDING, time DESCENDING')
  expect({ passed, failed }).toEqual({ passed: 1, failed: failures.length })
})

test('an index without a query passes if tests were left out', () => {
  expect(checkIndexes([pastEvents], false)).toEqual({ passed: 1, failed: 0, failures: [] })
})
