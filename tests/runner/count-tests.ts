import type { Result } from './summary.ts'

/** As much of the report of vitest's json reporter as is read. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

/** As much of the report of Playwright's json reporter as is read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export interface Counts {
  passed: number
  failed: number
  leftOut: number
}

export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  leftOut: report.numPendingTests + report.numTodoTests,
})

/** A flaky test is one that failed. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  leftOut: stats.skipped,
})

/**
 * A stage fails too if it could not run, ran nothing or left a test out: a test passes or fails, it never skips.
 * @param counts nothing if there is no report
 * @param ok whether the runner itself was content
 */
export function judge(counts: Counts | undefined, ok: boolean): Result {
  if (!counts) return { passed: 0, failed: 1, note: 'could not run' }
  const { passed, failed, leftOut } = counts
  if (leftOut > 0) return { passed, failed: failed + leftOut, note: `${leftOut} left out` }
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test ran' }
  if (failed === 0 && !ok) return { passed, failed: 1, note: 'an error outside the tests' }
  return { passed, failed }
}
