import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../emulators/config/paths.ts'
import type { Result } from './summary.ts'

/** The fields of vitest's JSON report that are read. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** The path of the file. */
    name: string
    /** Without results if the file could not be loaded. */
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** The fields of Playwright's JSON report that are read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  results: { error?: { message?: string } }[]
}

export interface Counts {
  passed: number
  failed: number
  leftOut: number
  /** The names of the failed tests, with their files and what went wrong. */
  failures: string[]
}

/** Returns a line with what went wrong, without colours and stack; empty if nothing was reported. */
function reasonOf(message: string | undefined): string {
  const [text = ''] = stripVTControlCharacters(message ?? '').split(/\n\s*at /)
  return text && `\n  ${text.replace(/\s+/g, ' ').trim().slice(0, 400)}`
}

export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  leftOut: report.numPendingTests + report.numTodoTests,
  failures: report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const file = relative(root, name)
      // without one, the file itself could not be loaded
      return failed.length === 0
        ? [file]
        : failed.map(
            ({ fullName, failureMessages: [message] = [] }) => `${file}: ${fullName}${reasonOf(message)}`,
          )
    }),
})

const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message
        return `${file}:${line} (${projectName}): ${title}${reasonOf(message)}`
      }),
  ),
  ...suites.flatMap(failuresOf),
]

/** Counts a flaky test as failed. */
export const countPlaywright = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  leftOut: stats.skipped,
  failures: suites.flatMap(failuresOf),
})

/** Adds up the counts of a stage's parts. @returns undefined if one of them has none */
export const addUp = (parts: (Counts | undefined)[]): Counts | undefined =>
  parts.reduce(
    (sum, part) =>
      sum &&
      part && {
        passed: sum.passed + part.passed,
        failed: sum.failed + part.failed,
        leftOut: sum.leftOut + part.leftOut,
        failures: [...sum.failures, ...part.failures],
      },
  )

/**
 * Decides whether a stage passed. It also fails if it could not run, ran no test or skipped one. @param
 * counts undefined without a report @param ok whether the runner itself succeeded
 */
export function judge(counts: Counts | undefined, ok: boolean): Result {
  if (!counts) return { passed: 0, failed: 1, note: 'could not run' }
  const { passed, failed, leftOut, failures } = counts
  if (leftOut > 0) return { passed, failed: failed + leftOut, failures, note: `${leftOut} left out` }
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test ran' }
  if (failed === 0 && !ok) return { passed, failed: 1, note: 'an error outside the tests' }
  return { passed, failed, failures }
}
