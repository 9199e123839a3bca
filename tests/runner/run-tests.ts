import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packaged } from '../../emulators/config/paths.ts'
import type { Processes } from '../../emulators/process/processes.ts'
import { say, step } from '../../emulators/process/progress.ts'
import { addUp, countPlaywright, countVitest, judge } from './count-tests.ts'
import type { Result } from './summary.ts'

/** The arguments of each test runner, and how its report is counted. */
const runners = {
  vitest: {
    args: (part: string, report: string) => [
      packaged('vitest', 'vitest.mjs'),
      'run',
      // all projects of this part: the API tests have two
      `--project=${part}*`,
      // the words may name files of another part
      '--passWithNoTests',
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
  /** What runs at the same time as the rest of the stage. */
  beside?: string | undefined
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
export function runTests(processes: Processes, options: TestOptions): Promise<Result> {
  const { stage, beside, runner, folder, files, env, show } = options
  mkdirSync(folder, { recursive: true })
  const { args, count } = runners[runner]

  /** @returns how it ended, and its counts; these are undefined if it could not run at all */
  const runPart = async (part: string) => {
    const report = join(folder, `${part.replaceAll(' ', '-')}.json`)
    rmSync(report, { force: true })
    const { ok, output } = await processes.run(`tests ${part}`, [...args(part, report), ...files], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show,
    })
    if (!ok && !show) say(output)
    return { ok, counts: existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : undefined }
  }
  const work = async () => {
    const parts = await Promise.all([stage, ...(beside ? [beside] : [])].map(runPart))
    return judge(
      addUp(parts.map(({ counts }) => counts)),
      parts.every(({ ok }) => ok),
    )
  }
  return step(`Running the ${stage} tests`, work, ({ failed }) => failed === 0)
}
