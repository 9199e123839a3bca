import type { Result } from './summary.ts'

/** The fields of vitest's JSON report that are read. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

/** The fields of Playwright's JSON report that are read. */
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

/** Counts a flaky test as failed. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  leftOut: stats.skipped,
})

/**
 * Decides whether a stage passed. It also fails if it could not run, ran no test or skipped one. @param
 * counts undefined without a report @param ok whether the runner itself succeeded
 */
export function judge(counts: Counts | undefined, ok: boolean): Result {
  if (!counts) return { passed: 0, failed: 1, note: 'could not run' }
  const { passed, failed, leftOut } = counts
  if (leftOut > 0) return { passed, failed: failed + leftOut, note: `${leftOut} left out` }
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test ran' }
  if (failed === 0 && !ok) return { passed, failed: 1, note: 'an error outside the tests' }
  return { passed, failed }
}
