import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { packaged } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'

export const firebaseTools = packaged('firebase-tools', 'lib', 'bin', 'firebase.js')

type Download = 'firestore' | 'storage' | 'ui'

/** As firebase-tools lists what it downloads. */
interface DownloadEntry {
  version: string
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
  binaryPathRelativeToCacheDir?: string
}

/**
 * What firebase-tools fetches by itself: makes sure that it is on this machine.
 * @returns nothing if it cannot be had
 */
export async function obtain(
  name: Download,
  processes: Processes,
): Promise<{ version: string; from: 'cache' | 'download' } | undefined> {
  const { version, remoteUrl, file } = details(name)
  if (existsSync(file)) return { version, from: 'cache' }
  if (!(await isReachable(remoteUrl))) return undefined
  const args = [firebaseTools, `setup:emulators:${name}`]
  const { ok } = await processes.run(`download ${name}`, process.execPath, args)
  return ok && existsSync(file) ? { version, from: 'download' } : undefined
}

function details(name: Download) {
  const list = packaged('firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json')
  const all = JSON.parse(readFileSync(list, 'utf8')) as {
    firestore: DownloadEntry
    storage: DownloadEntry
    ui: { main: DownloadEntry }
  }
  const entry = name === 'ui' ? all.ui.main : all[name]
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return {
    ...entry,
    file: join(cache, entry.binaryPathRelativeToCacheDir ?? entry.downloadPathRelativeToCacheDir),
  }
}

/** A machine without the network must not wait for a download that never begins. */
async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}
