import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './run-child.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */

const HEARTBEAT_MS = 10_000
const LAST_LINES = 25

/**
 * Compares the lockfile with the one that npm leaves in node_modules.
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
 * Scripts of packages run only where package.json allows them: re2 alone would compile C++ for a minute, and Hosting's
 * emulator does without it.
 * @param {Record<string, boolean>} allowScripts
 */
export function installCommand(allowScripts) {
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  return `npm ci --ignore-scripts --include=dev --no-audit --no-fund && npm rebuild ${allowed.join(' ')}`
}

/**
 * @param {string} root the repository's folder
 * @param {string} node the pinned one, which is itself a package
 * @returns {boolean} whether something must be installed
 */
export function isSomethingMissing(root, node) {
  const marker = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(marker) || !existsSync(node)) return true
  return !isInstalled(readJson(join(root, 'package-lock.json')), readJson(marker))
}

/**
 * Installs every package with the npm of Node 24: an older one would choose other versions.
 * @param {string} root the repository's folder
 * @returns {Promise<number>} npm's exit code
 */
export async function install(root) {
  const label = 'Installing packages (npm ci)'
  const started = Date.now()
  const spent = () => `${Math.round((Date.now() - started) / 1000)} s`
  console.log(`… ${label}`)
  const timer = setInterval(() => console.log(`  ${label}: ${spent()}`), HEARTBEAT_MS)
  const shell = process.platform === 'win32'
  const command = installCommand(readJson(join(root, 'package.json')).allowScripts)
  const args = ['-y', '-p', 'node@24', '-c', shell ? `"${command}"` : command]
  const { code, output, isInterrupted } = await runChild('npx', args, { cwd: root, quiet: true, shell })
  clearInterval(timer)
  console.log(`${code === 0 ? '✓' : '✗'} ${label} (${spent()})`)
  if (code !== 0 && !isInterrupted) {
    console.log(output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'))
    console.error(
      'Installing the packages failed: see the lines above, check the network connection, then try again.',
    )
  }
  return code
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
