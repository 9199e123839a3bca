import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProcesses } from '../process/processes.ts'
import { obtain } from './downloads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloads-'))
  vi.stubEnv('FIREBASE_EMULATORS_PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

test('offline no download is started', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const processes = createProcesses(join(folder, 'logs'), () => {})
  const run = vi.spyOn(processes, 'run')
  expect(await obtain(processes, 'firestore')).toBeUndefined()
  expect(run).not.toHaveBeenCalled()
})
