import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packaged } from '../config/paths.ts'
import { Failure } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { say, step } from '../process/progress.ts'

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
 * @returns its path
 * @throws {Failure} if it cannot be had
 */
export async function obtainChromium(processes: Processes): Promise<string> {
  const found = findChromium()
  if (found) return found
  const installed = (isDebianRoot() && (await fromDebian(processes))) || (await fromPlaywright(processes))
  if (installed) return installed
  throw new Failure(
    'Chromium could not be installed for the browser tests: install it by hand (Debian: sudo apt-get install chromium; others: https://www.chromium.org), then try again.',
  )
}

function findChromium(): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const folders = [...path, '/usr/bin', '/usr/local/bin']
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...usualPlaces].find((candidate) => existsSync(candidate))
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')
}

function fromDebian(processes: Processes): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return step('Installing Chromium (apt-get install chromium)', async (note) => {
    note('reading package lists')
    await processes.run('apt-get update', 'apt-get', ['update'], { env })
    note('downloading and unpacking')
    const args = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']
    const { ok, lastLines } = await processes.run('apt-get install', 'apt-get', args, { env })
    if (!ok) say(lastLines)
    return ok ? findChromium() : undefined
  })
}

/** Playwright keeps its browser in the person's own cache, and knows best where. */
async function fromPlaywright(processes: Processes): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  return step('Downloading Chromium (playwright-core install)', async () => {
    const args = [packaged('playwright-core', 'cli.js'), 'install', 'chromium']
    const { ok, lastLines } = await processes.run('chromium download', process.execPath, args)
    if (!ok) say(lastLines)
    return ok && existsSync(path) ? path : undefined
  })
}
