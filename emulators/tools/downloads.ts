import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { packaged } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'

export const firebaseTools = packaged('firebase-tools', 'lib', 'bin', 'firebase.js')

type DownloadName = 'firestore' | 'storage' | 'ui'

/** As firebase-tools lists what it downloads. */
interface Download {
  version: string
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
  binaryPathRelativeToCacheDir?: string
}

/**
 * What firebase-tools fetches by itself: makes sure that it is on this machine.
 * @returns its version and where it came from; nothing if it cannot be had
 */
export async function obtain(processes: Processes, name: DownloadName): Promise<string | undefined> {
  const list = packaged('firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json')
  const { ui, ...others } = JSON.parse(readFileSync(list, 'utf8'))
  const download: Download = name === 'ui' ? ui.main : others[name]
  const { version, remoteUrl, downloadPathRelativeToCacheDir: file } = download
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  const path = join(cache, download.binaryPathRelativeToCacheDir ?? file)

  if (existsSync(path)) return `${version}, from cache`
  if (!(await isReachable(remoteUrl))) return undefined
  const { ok } = await processes.run(`download ${name}`, [firebaseTools, `setup:emulators:${name}`])
  return ok && existsSync(path) ? `${version}, from download` : undefined
}

/** A machine without the network must not wait for a download that never begins. */
async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}
