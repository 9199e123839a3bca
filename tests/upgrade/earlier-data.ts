import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Processes } from '../../emulators/process/processes.ts'
import { step } from '../../emulators/process/progress.ts'

/** The project whose emulators wrote the export. */
export const EARLIER_PROJECT = 'demo-chamber'

/** Written by `firebase emulators:export` after `npm start` of commit 797d55b. */
const ARCHIVE = join(import.meta.dirname, 'data-2026-11-22.tar.gz')

/**
 * Unpacks the Firestore, Auth and Storage data that an earlier version had seeded.
 * @param target a folder that is emptied first
 * @returns the folder for `--import`
 */
export async function unpackEarlierData(processes: Processes, target: string): Promise<string> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  await step('Unpacking data of an earlier version', () =>
    processes.runOrFail('Unpacking failed', 'unpack', ['-xzf', ARCHIVE, '-C', target], { command: 'tar' }),
  )
  return join(target, 'export')
}
