import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { say, step } from './progress.mjs'

/** @typedef {import('./crew.mjs').Crew} Crew */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser of the tests: the system's own, else one that is installed now.
 * @param {Crew} crew
 * @returns {Promise<string>} its path
 */
export async function obtainChromium(crew) {
  const found = findChromium()
  if (found) return found
  const installed = (isDebianRoot() && (await fromDebian(crew))) || (await fromPlaywright(crew))
  if (installed) return installed
  throw new Failure(
    'Chromium could not be installed for the browser tests: install it by hand (Debian: sudo apt-get install chromium; others: https://www.chromium.org), then try again.',
  )
}

/**
 * @param {string} path as the environment has it
 * @returns {string | undefined}
 */
export function findChromium(path = process.env['PATH'] ?? '') {
  const folders = [...path.split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin']
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...usualPlaces].find((candidate) => existsSync(candidate))
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')
}

/** @param {Crew} crew */
async function fromDebian(crew) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return step('Installing Chromium (apt-get install chromium)', async (note) => {
    note('reading package lists')
    await crew.run('apt-get update', 'apt-get', ['update'], { env })
    note('downloading and unpacking')
    const args = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']
    const { ok, lastLines } = await crew.run('apt-get install', 'apt-get', args, { env })
    if (!ok) say(lastLines)
    return ok ? findChromium() : undefined
  })
}

/**
 * Playwright keeps its browser in the person's own cache, and knows best where.
 * @param {Crew} crew
 */
async function fromPlaywright(crew) {
  const cli = fromRoot('node_modules', 'playwright-core', 'cli.js')
  const where = ['-p', "require('playwright-core').chromium.executablePath()"]
  const path = (await crew.run('chromium path', node24(), where)).output.trim()
  if (existsSync(path)) return path
  return step('Downloading Chromium (playwright-core install)', async () => {
    const { ok, lastLines } = await crew.run('chromium download', node24(), [cli, 'install', 'chromium'])
    if (!ok) say(lastLines)
    return ok && existsSync(path) ? path : undefined
  })
}
