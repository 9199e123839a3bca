import { existsSync, readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { say, step } from './progress.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */

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

/** @param {import('./crew.mjs').Crew} crew */
export async function install(crew) {
  if (nothingMissing()) return
  await step('Installing packages (npm ci)', async () => {
    const shell = process.platform === 'win32'
    const command = installCommand(JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).allowScripts)
    const args = ['-y', '-p', 'node@24', '-c', shell ? `"${command}"` : command]
    const { ok, lastLines } = await crew.run('install', 'npx', args, { shell })
    if (ok) return
    say(lastLines)
    throw new Failure(
      'Installing the packages failed: see the lines above, check the network connection, then try again.',
    )
  })
}

function nothingMissing() {
  const marker = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(marker) || !existsSync(node24())) return false
  return isInstalled(readLockfile(fromRoot('package-lock.json')), readLockfile(marker))
}

/**
 * @param {string} file
 * @returns {Lockfile}
 */
const readLockfile = (file) => JSON.parse(readFileSync(file, 'utf8'))
