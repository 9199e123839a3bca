import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packaged } from '../../emulators/config/paths.ts'
import type { Processes } from '../../emulators/process/processes.ts'
import { say, step } from '../../emulators/process/progress.ts'
import { countPlaywright, countVitest, judge } from './count-tests.ts'
import type { Result } from './summary.ts'

/** The arguments of each test runner, and how its report is counted. */
const runners = {
  vitest: {
    args: (stage: string, report: string) => [
      packaged('vitest', 'vitest.mjs'),
      'run',
      // all projects of the stage: the API tests have two
      `--project=${stage}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: countVitest,
  },
  playwright: {
    args: (stage: string) => [
      packaged('@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      ...(stage === 'upgrade' ? ['--project=upgrade'] : ['--project=desktop', '--project=phone']),
    ],
    count: countPlaywright,
  },
}

export interface TestOptions {
  stage: string
  runner: keyof typeof runners
  /** The folder of the report. */
  folder: string
  /** Parts of paths: only these test files run, or all if empty. */
  files: string[]
  /** The variables with the suite's addresses. */
  env: NodeJS.ProcessEnv
  /** Whether the output goes to the terminal. */
  show: boolean
}

/** Runs one stage of tests. */
export async function runTests(processes: Processes, options: TestOptions): Promise<Result> {
  const { stage, runner, folder, files, env, show } = options
  const report = join(folder, `${stage}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const { args, count } = runners[runner]
  const work = async () => {
    const { ok, output } = await processes.run(`tests ${stage}`, [...args(stage, report), ...files], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show,
    })
    if (!ok && !show) say(output)
    // no report exists if the runner could not run at all
    return judge(existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : undefined, ok)
  }
  return step(`Running the ${stage} tests`, work, ({ failed }) => failed === 0)
}
