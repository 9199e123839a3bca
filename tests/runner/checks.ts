import { join } from 'node:path'
import { fromRoot, localFolder, packaged } from '../../emulators/config/paths.ts'
import type { Processes } from '../../emulators/process/processes.ts'
import { say, step } from '../../emulators/process/progress.ts'
import type { Result } from './summary.ts'

const folder = localFolder('check')

/** Checks the types of a folder. If it was checked before, only what depends on changed files. */
const types = (project: string, name: string) => [
  packaged('typescript', 'bin', 'tsc'),
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  join(folder, `${name}.tsbuildinfo`),
]
const prettier = [packaged('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.']

/** The arguments for Node by check. */
const checks: Record<string, string[]> = {
  format: [
    ...prettier,
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    join(folder, 'prettier'),
  ],
  lint: [packaged('oxlint', 'bin', 'oxlint'), '--config', '.oxlintrc.json', '--deny-warnings', '.'],
  'types of domain': types('domain', 'domain'),
  'types of functions': types('functions', 'functions'),
  'types of web': types('web', 'web'),
  'types of the service worker': types('web/service-worker', 'service-worker'),
  'types of tests and tools': types('.', 'tests'),
  lockfile: [fromRoot('tests', 'runner', 'check-lockfile.ts')],
}

/** Checks format, lint, types and lockfile one after the other, so that other stages have a core too. */
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
