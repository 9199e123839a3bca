import { Failure } from './failure.mjs'
import { node24 } from './paths.mjs'
import { say, step } from './progress.mjs'

/** @typedef {import('./crew.mjs').Crew} Crew */

/**
 * @param {Crew} crew
 * @param {{ pages: boolean }} what the pages are not built where Vite serves them
 */
export async function build(crew, { pages }) {
  await Promise.all([
    step('Building the functions', () => buildWorkspace(crew, 'functions')),
    ...(pages ? [step('Building the web app', () => buildWorkspace(crew, 'web'))] : []),
  ])
}

/**
 * @param {Crew} crew
 * @param {'web' | 'functions'} workspace
 */
async function buildWorkspace(crew, workspace) {
  const { command, args, shell } = npm(['run', 'build', '--if-present', '-w', workspace])
  const { ok, lastLines, log } = await crew.run(`build ${workspace}`, command, args, { shell })
  if (ok) return
  say(lastLines)
  throw new Failure(
    `The ${workspace} build failed: mend what is said above (all of it in ${log}), then try again.`,
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
