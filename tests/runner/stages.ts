import { localFolder } from '../../emulators/config/paths.ts'
import type { Processes } from '../../emulators/process/processes.ts'
import { runChecks } from './checks.ts'
import { runTests } from './run-tests.ts'
import type { Result } from './summary.ts'

/** A part of `npm test`. */
export interface Stage {
  name: string
  runner: 'checks' | 'vitest' | 'playwright'
  /**
   * What must be ready first. Stages without a need run in parallel with the others, until the browser tests
   * begin.
   */
  needs?: 'emulators' | 'sample data' | 'earlier data'
  browser?: boolean
  /** Projects of vitest that run at the same time as those with the name of the stage. */
  beside?: string
  /** Runs only when it is named or with `--thorough`. */
  isThorough?: true
}

/** The stages in the order of the summary. */
export const stages: Stage[] = [
  { name: 'checks', runner: 'checks' },
  { name: 'unit', runner: 'vitest' },
  { name: 'components', runner: 'vitest', browser: true },
  // uses separate projects in the emulators, so it neither reads nor changes the sample data
  { name: 'rules', runner: 'vitest', needs: 'emulators' },
  // the files with a project of their own in the emulators neither read nor change the sample data
  { name: 'api', runner: 'vitest', needs: 'sample data', beside: 'own project' },
  { name: 'e2e', runner: 'playwright', needs: 'sample data', browser: true },
  { name: 'upgrade', runner: 'playwright', needs: 'earlier data', browser: true, isThorough: true },
]

/**
 * Runs a stage.
 * @param files only those whose path contains one of these; all if empty @param env how the tests find the
 * suite and the browser
 */
export function runStage(
  processes: Processes,
  { name, runner, beside }: Stage,
  files: string[],
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  if (runner === 'checks') return runChecks(processes)
  // nothing runs at the same time, so these stages write to the terminal
  const show = runner === 'playwright'
  const folder = localFolder('test/reports')
  return runTests(processes, { stage: name, beside, runner, folder, files, env, show })
}
