import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge } from './count-tests.ts'

const counts = { passed: 3, failed: 0, leftOut: 0 }

test('passed tests are counted', () => expect(judge(counts, true)).toEqual({ passed: 3, failed: 0 }))

test('a stage that could not run fails', () => {
  expect(judge(undefined, false)).toMatchObject({ failed: 1 })
})

test('a stage without tests fails', () => {
  expect(judge({ ...counts, passed: 0 }, true)).toMatchObject({ failed: 1 })
})

test('a skipped test fails the stage', () => {
  expect(judge({ ...counts, leftOut: 2 }, true)).toMatchObject({ passed: 3, failed: 2 })
})

test('an error outside the tests is a failure', () => {
  expect(judge(counts, false)).toMatchObject({ passed: 3, failed: 1 })
})

test('a test that vitest skips or only plans counts as skipped', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(countVitest(report)).toEqual({ passed: 5, failed: 1, leftOut: 3 })
})

test('a test that passes only on a second Playwright attempt fails', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3, leftOut: 1 })
})
