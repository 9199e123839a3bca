import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'
import { addUp, countPlaywright, countVitest, judge } from './count-tests.ts'

const counts = { passed: 3, failed: 0, leftOut: 0, failures: [] }

test('passed tests are counted', () =>
  expect(judge(counts, true)).toEqual({ passed: 3, failed: 0, failures: [] }))

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

test('the parts of a stage are added up, and one that could not run fails the stage', () => {
  const other = { passed: 1, failed: 2, leftOut: 0, failures: ['one', 'two'] }
  expect(addUp([counts, other])).toEqual({ passed: 4, failed: 2, leftOut: 0, failures: ['one', 'two'] })
  for (const parts of [
    [counts, undefined],
    [undefined, counts],
  ])
    expect(addUp(parts)).toBeUndefined()
})

test('a test that vitest skips or only plans counts as skipped', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  }
  expect(countVitest(report)).toMatchObject({ passed: 5, failed: 1, leftOut: 3 })
})

test('a test that passes only on a second Playwright attempt fails', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }
  expect(countPlaywright({ stats, suites: [] })).toMatchObject({ passed: 5, failed: 3, leftOut: 1 })
})

test('each failed test of vitest is named with its file and reason, and so is a file that could not be loaded', () => {
  const counted = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
  const assertionResults = [
    { fullName: 'posts are listed', status: 'passed' },
    {
      fullName: 'posts are stored',
      status: 'failed',
      failureMessages: ['Error: expected \u001b[31m0\u001b[39m\n  to be 1\n    at posts.test.ts:3:5'],
    },
  ]
  const testResults = [
    { name: fromRoot('tests/api/posts.test.ts'), status: 'failed', assertionResults },
    { name: fromRoot('tests/api/broken.test.ts'), status: 'failed', assertionResults: [] },
    { name: fromRoot('tests/api/fine.test.ts'), status: 'passed', assertionResults: [] },
  ]
  expect(countVitest({ ...counted, testResults }).failures).toEqual([
    'tests/api/posts.test.ts: posts are stored\n  Error: expected 0 to be 1',
    'tests/api/broken.test.ts',
  ])
})

test('each failed test of Playwright is named with its file, line, project and reason', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
  const tests = [
    { projectName: 'desktop', status: 'expected', results: [{}] },
    { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'Error: no page' } }] },
  ]
  const suites = [
    { specs: [], suites: [{ specs: [{ title: 'it opens', file: 'e2e/home.test.ts', line: 3, tests }] }] },
  ]
  expect(countPlaywright({ stats, suites }).failures).toEqual([
    'e2e/home.test.ts:3 (phone): it opens\n  Error: no page',
  ])
})
