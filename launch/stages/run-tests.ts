import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { packaged } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'
import { say, step } from '../process/progress.ts'
import { type Counts, countPlaywright, countVitest, judge } from './count-tests.ts'
import type { Result } from './summary.ts'

export interface TestOptions {
  stage: string
  runner: 'vitest' | 'playwright'
  /** Where the runner writes its report. */
  report: string
  /** Only those whose path contains one of these; all if empty. */
  files: string[]
  /** How the tests find the suite. */
  env: NodeJS.ProcessEnv
  /** Whether the terminal is this stage's own. */
  show: boolean
}

/** Runs one stage of tests. */
export async function runTests(processes: Processes, options: TestOptions): Promise<Result> {
  const { stage, runner, report, files, env, show } = options
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { args, reportEnv, count } = runners[runner](stage, report)
  const work = async () => {
    const run = { env: { ...env, ...reportEnv }, show }
    const { ok, output } = await processes.run(`tests ${stage}`, process.execPath, [...args, ...files], run)
    if (!ok && !show) say(output)
    return judge(count(), ok)
  }
  return step(`Running the ${stage} tests`, work, ({ failed }) => failed === 0)
}

/** How each is told where to write its report, and what the report says. */
const runners = {
  vitest: (stage: string, report: string) => ({
    args: [
      packaged('vitest', 'vitest.mjs'),
      'run',
      `--project=${stage}`,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    reportEnv: {},
    count: () => readReport(report, countVitest),
  }),
  playwright: (_stage: string, report: string) => ({
    args: [packaged('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    reportEnv: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => readReport(report, countPlaywright),
  }),
}

/** @returns nothing if the runner could not run at all */
function readReport<Report>(file: string, count: (report: Report) => Counts): Counts | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  return count(JSON.parse(text) as Report)
}
