import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, node24 } from './paths.mjs'
import { say, step } from './progress.mjs'

/**
 * What vitest's json reporter says.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report
 */

/**
 * Runs the files of one vitest project.
 * @param {object} options
 * @param {import('./crew.mjs').Crew} options.crew
 * @param {string} options.stage the project's name
 * @param {string} options.folder for the report
 * @param {string[]} options.files only those whose path contains one of these; all if empty
 * @param {NodeJS.ProcessEnv} options.env how the tests find the suite
 * @param {boolean} options.show whether the terminal is this stage's own
 * @returns {Promise<{ passed: number, failed: number, note?: string }>}
 */
export async function runVitestStage({ crew, stage, folder, files, env, show }) {
  const report = join(folder, 'reports', `${stage}.json`)
  mkdirSync(join(folder, 'reports'), { recursive: true })
  rmSync(report, { force: true })
  const args = [
    fromRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    `--project=${stage}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]
  const work = async () => {
    const { ok, output } = await crew.run(`tests ${stage}`, node24(), args, { env, show })
    if (!ok && !show) say(output)
    return countTests(readReport(report), ok)
  }
  return step(`Running the ${stage} tests`, work, ({ failed }) => failed === 0)
}

/**
 * @param {string} file
 * @returns {Report | undefined} nothing if vitest could not run at all
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * A stage fails too if it could not run, ran nothing or left a test out: a test passes or fails, it never skips.
 * @param {Report | undefined} report
 * @param {boolean} ok whether vitest itself was content
 * @returns {{ passed: number, failed: number, note?: string }}
 */
export function countTests(report, ok) {
  if (!report) return { passed: 0, failed: 1, note: 'could not run' }
  const { numPassedTests: passed, numFailedTests: failed } = report
  const leftOut = report.numPendingTests + report.numTodoTests
  if (leftOut > 0) return { passed, failed: failed + leftOut, note: `${leftOut} left out` }
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test ran' }
  if (failed === 0 && !ok) return { passed, failed: 1, note: 'an error outside the tests' }
  return { passed, failed }
}
