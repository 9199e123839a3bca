import { fromRoot, node24 } from './paths.mjs'
import { say, step } from './progress.mjs'

/** @typedef {import('./crew.mjs').Crew} Crew */

/** @param {string[]} parts of a path below node_modules */
const packaged = (...parts) => fromRoot('node_modules', ...parts)

/** oxlint would walk into every folder that it is not told about. */
const linted = ['domain', 'functions', 'web', 'emulators', 'tests', 'vitest.config.ts']

const typeProjects = ['domain', 'functions', 'web', '.']

const checks = [
  {
    name: 'format',
    args: [packaged('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'lint',
    args: [packaged('oxlint', 'bin', 'oxlint'), '--config', '.oxlintrc.json', '--deny-warnings', ...linted],
  },
  ...typeProjects.map((project) => ({
    name: `types of ${project === '.' ? 'tests and tools' : project}`,
    args: [packaged('typescript', 'bin', 'tsc'), '-p', project],
  })),
  { name: 'lockfile', args: [fromRoot('emulators', 'check-lockfile.mjs')] },
]

/**
 * Format, lint, types and lockfile, one after the other: the second core starts the emulators meanwhile.
 * @param {Crew} crew
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
export async function runChecks(crew) {
  /** @param {(text: string) => void} note */
  const work = async (note) => {
    const failed = []
    for (const { name, args } of checks) {
      note(name)
      const { ok, lastLines } = await crew.run(`check ${name}`, node24(), args)
      if (ok) continue
      failed.push(name)
      say(`✗ ${name}\n${lastLines}`)
    }
    return failed
  }
  const failed = await step('Checking format, lint, types and lockfile', work, (names) => names.length === 0)
  return { passed: checks.length - failed.length, failed: failed.length, note: failed.join(', ') }
}
