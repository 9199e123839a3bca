import { expect, test } from 'vitest'
import { countTests } from './vitest-stage.mjs'

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test('tests that pass count', () => expect(countTests(report, true)).toEqual({ passed: 3, failed: 0 }))

test('a stage that could not run has failed', () => {
  expect(countTests(undefined, false)).toMatchObject({ failed: 1 })
})

test('a stage that ran nothing has failed', () => {
  expect(countTests({ ...report, numPassedTests: 0 }, true)).toMatchObject({ failed: 1 })
})

test('a test that was left out has failed', () => {
  expect(countTests({ ...report, numPendingTests: 1, numTodoTests: 1 }, true)).toMatchObject({ failed: 2 })
})

test('an error outside the tests is a failure', () => {
  expect(countTests(report, false)).toMatchObject({ passed: 3, failed: 1 })
})
