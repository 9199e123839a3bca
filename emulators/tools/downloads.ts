import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { packaged } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'

export const firebaseTools = packaged('firebase-tools', 'lib', 'bin', 'firebase.js')

type DownloadName = 'firestore' | 'storage' | 'ui'

/** A download in the format of firebase-tools. */
interface Download {
  version: string
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
  binaryPathRelativeToCacheDir?: string
}

/**
 * Downloads the emulators' parts that firebase-tools would fetch itself, unless they are here.
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

/** Checks for a network first, so that a machine without one does not wait for a download. */
async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}
