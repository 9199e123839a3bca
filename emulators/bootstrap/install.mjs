import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './run-child.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */

const HEARTBEAT_MS = 10_000

/**
 * Compares the lockfile with the one that npm writes into node_modules.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @returns {boolean} whether every package that this machine needs is there in the version that is locked
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, locked]) => {
    const found = installed.packages[path]
    if (!path.includes('node_modules/')) return true // the project's own folders
    if (!found) return locked.optional === true // made for another system
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

/**
 * Builds the command that installs everything. Scripts of packages run only where package.json allows them: re2 alone would compile C++ for a minute, and Hosting's
 * emulator does without it.
 * @param {Record<string, boolean>} allowScripts
 */
export function installCommand(allowScripts) {
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  return `npm ci --no-progress --ignore-scripts --include=dev --no-audit --no-fund && npm rebuild ${allowed.join(' ')}`
}

/**
 * Installs every package with the npm of Node 24: an older one would choose other versions.
 * @param {string} root the repository's folder
 * @returns {Promise<boolean>} whether all is there now; if not, the reason is printed
 */
export async function install(root) {
  const started = Date.now()
  const label = 'Installing packages (npm ci)'
  const say = (/** @type {string} */ sign) =>
    console.log(`${sign} ${label} (${Math.round((Date.now() - started) / 1000)} s)`)
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const shell = process.platform === 'win32'
  const command = installCommand(allowScripts)
  console.log(`… ${label}`)
  const timer = setInterval(say, HEARTBEAT_MS, ' ')
  const args = ['-y', '--no-progress', '-p', 'node@24', '-c', shell ? `"${command}"` : command]
  const { code, isInterrupted } = await runChild('npx', args, { shell, isGroup: true })
  clearInterval(timer)
  say(code === 0 ? '✓' : '✗')
  if (code !== 0 && !isInterrupted) {
    console.error('Installing the packages failed: see above, check the network connection, then try again.')
  }
  return code === 0
}
