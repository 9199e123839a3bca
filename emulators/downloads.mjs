import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fromRoot, node24 } from './paths.mjs'

export const firebaseTools = fromRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

/**
 * What firebase-tools fetches by itself: makes sure that it is on this machine.
 * @param {'firestore' | 'storage' | 'ui'} name
 * @param {import('./crew.mjs').Crew} crew
 * @returns {Promise<{ version: string, from: 'cache' | 'download' } | undefined>} nothing if it cannot be had
 */
export async function obtain(name, crew) {
  const { version, file, url } = details(name)
  if (existsSync(file)) return { version, from: 'cache' }
  if (!(await reachable(url))) return undefined
  const { ok } = await crew.run(`download ${name}`, node24(), [firebaseTools, `setup:emulators:${name}`])
  return ok && existsSync(file) ? { version, from: 'download' } : undefined
}

/** @param {'firestore' | 'storage' | 'ui'} name */
function details(name) {
  const list = fromRoot('node_modules', 'firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json')
  const all = JSON.parse(readFileSync(list, 'utf8'))
  const entry = name === 'ui' ? all.ui.main : all[name]
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return {
    version: String(entry.version),
    url: String(entry.remoteUrl),
    file: join(cache, entry.binaryPathRelativeToCacheDir ?? entry.downloadPathRelativeToCacheDir),
  }
}

/**
 * A machine without the network must not wait for a download that never begins.
 * @param {string} url
 */
async function reachable(url) {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}
