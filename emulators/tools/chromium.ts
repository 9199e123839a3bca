import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packaged } from '../config/paths.ts'
import { Failure } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { say, step } from '../process/progress.ts'

/** The browser without windows: it takes two thirds of the processor time. */
const HEADLESS = 'chromium-headless-shell'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const places = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function usualPlaces(wanted: string[]): string[] {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const folders = [...path, '/usr/bin', '/usr/local/bin']
  return [...wanted.flatMap((name) => folders.map((folder) => join(folder, name))), ...places]
}

/**
 * Finds the browser of the tests, or installs one.
 * @param kind `headless` also takes one without windows; what measures wants the `whole` that people have
 * @returns its path
 * @throws {Failure} if it cannot be had
 */
export async function obtainChromium(processes: Processes, kind: 'headless' | 'whole'): Promise<string> {
  const { chromium } = await import('playwright-core')
  // kept in the person's own cache; Playwright knows where
  const playwrights = chromium.executablePath()
  const wanted = kind === 'headless' ? [HEADLESS, ...names] : names
  const find = () => [...usualPlaces(wanted), playwrights].find((file) => existsSync(file))

  const found = find()
  if (found) return found
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) await installFromDebian(processes, kind === 'headless' ? HEADLESS : 'chromium')
  if (!find()) await installFromPlaywright(processes)
  const installed = find()
  if (installed) return installed
  throw new Failure(
    'Chromium could not be installed for the browser tests: install it by hand (Debian: sudo apt-get install chromium; others: https://www.chromium.org), then try again.',
  )
}

const installFromDebian = (processes: Processes, browser: string) =>
  step(`Installing Chromium (apt-get install ${browser})`, async (note) => {
    const options = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
    note('reading package lists')
    await processes.run('apt-get update', ['update'], options)
    note('downloading and unpacking')
    const packages = [browser, 'fonts-liberation']
    // a computer that updates itself holds the lock for some minutes
    const args = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages]
    const { ok, lastLines } = await processes.run('apt-get install', args, options)
    if (!ok) say(lastLines)
  })

const installFromPlaywright = (processes: Processes) =>
  step('Downloading Chromium (playwright-core install)', async () => {
    const args = [packaged('playwright-core', 'cli.js'), 'install', 'chromium']
    const { ok, lastLines } = await processes.run('chromium download', args)
    if (!ok) say(lastLines)
  })
