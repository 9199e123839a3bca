import { copyFileSync, existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, root } from '../config/paths.ts'
import type { Ports } from '../config/ports.ts'
import { watchedRules } from '../config/suite-folder.ts'
import type { Processes } from '../process/processes.ts'
import { say, step } from '../process/progress.ts'
import { startService, waitUntilReady } from './service.ts'

/**
 * Makes pages, functions and rules of a running suite follow their source files, for `npm run dev`.
 * @param folder the folder of the suite
 * @returns the URL at which Vite serves the pages
 */
export async function followChanges(processes: Processes, folder: string, ports: Ports): Promise<string> {
  // the folder rather than the files: many editors save by putting a new file in the old one's place
  watch(root, (_event, name) => {
    if (name && watchedRules.includes(name) && existsSync(fromRoot(name)))
      copyFileSync(fromRoot(name), join(folder, name))
  })
  const functions = startService(processes, {
    name: 'functions watch',
    stopped: 'The functions are no longer rebuilt',
    args: [fromRoot('functions', 'build.mjs'), '--watch', '--outdir', join(folder, 'functions')],
    ready: /build finished/,
    onLine: (line) => printMatching(/\[ERROR\]/, line),
  })
  const vite = startService(processes, {
    name: 'vite',
    stopped: 'Vite stopped by itself',
    args: [join(import.meta.dirname, 'vite-server.ts'), String(ports.vite), folder],
    cwd: fromRoot('web'),
    ready: /Vite is ready/,
    onLine: (line) => printMatching(/error/i, line),
  })
  await step('Starting Vite', () => waitUntilReady(processes, [functions, vite]))
  return `http://127.0.0.1:${ports.vite}`
}

function printMatching(pattern: RegExp, line: string): void {
  if (pattern.test(line)) say(line)
}
