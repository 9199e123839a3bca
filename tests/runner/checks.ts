import { fromRoot, packaged } from '../../emulators/config/paths.ts'
import type { Processes } from '../../emulators/process/processes.ts'
import { say, step } from '../../emulators/process/progress.ts'
import type { Result } from './summary.ts'

const tsc = packaged('typescript', 'bin', 'tsc')

/** What Node runs for each. */
const checks: Record<string, string[]> = {
  format: [packaged('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  lint: [packaged('oxlint', 'bin', 'oxlint'), '--config', '.oxlintrc.json', '--deny-warnings', '.'],
  'types of domain': [tsc, '-p', 'domain'],
  'types of functions': [tsc, '-p', 'functions'],
  'types of web': [tsc, '-p', 'web'],
  'types of tests and tools': [tsc, '-p', '.'],
  lockfile: [fromRoot('tests', 'runner', 'check-lockfile.ts')],
}

/** Format, lint, types and lockfile, one after the other: a second core may start the emulators meanwhile. */
export async function runChecks(processes: Processes): Promise<Result> {
  const work = async (note: (text: string) => void) => {
    const failed: string[] = []
    for (const [name, args] of Object.entries(checks)) {
      note(name)
      const { ok, lastLines } = await processes.run(`check ${name}`, args)
      if (ok) continue
      failed.push(name)
      say(`✗ ${name}\n${lastLines}`)
    }
    return failed
  }
  const failed = await step('Checking format, lint, types and lockfile', work, (names) => names.length === 0)
  const passed = Object.keys(checks).length - failed.length
  return { passed, failed: failed.length, note: failed.join(', ') }
}
