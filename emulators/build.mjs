import { Failure } from './failure.mjs'
import { node24 } from './paths.mjs'
import { say, step } from './progress.mjs'

/** @typedef {import('./crew.mjs').Crew} Crew */

/**
 * @param {Crew} crew
 * @param {{ pages: boolean }} what Vite builds the pages itself in `npm run dev`, and needs only their texts
 */
export async function build(crew, { pages }) {
  await Promise.all([
    step('Building the functions', () => runScript(crew, 'functions', 'build')),
    pages
      ? step('Building the web app', () => runScript(crew, 'web', 'build'))
      : step('Collecting the texts', () => runScript(crew, 'web', 'texts')),
  ])
}

/**
 * @param {Crew} crew
 * @param {'web' | 'functions'} workspace
 * @param {string} script of its package.json
 */
async function runScript(crew, workspace, script) {
  const { command, args, shell } = npm(['run', script, '-w', workspace])
  const { ok, lastLines, log } = await crew.run(`${script} ${workspace}`, command, args, { shell })
  if (ok) return
  say(lastLines)
  throw new Failure(
    `The ${workspace} ${script} failed: mend what is said above (all of it in ${log}), then try again.`,
  )
}

/**
 * npm as it runs us, on the pinned Node; or the one on PATH if the launcher was called directly.
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env['npm_execpath']
  if (cli?.endsWith('.js')) return { command: node24(), args: [cli, ...args], shell: false }
  return { command: 'npm', args, shell: process.platform === 'win32' }
}
