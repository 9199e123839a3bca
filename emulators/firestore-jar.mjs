import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { zipStored } from './zip-stored.mjs'

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/**
 * The Firestore emulator of the Google Cloud CLI: the same official one that firebase-tools downloads.
 * @returns {string | undefined} its jar, which has no main class of its own
 */
export function findCloudCliJar() {
  try {
    const sdk = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }).trim()
    const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    return existsSync(jar) ? jar : undefined
  } catch {
    return undefined // no Google Cloud CLI here
  }
}

/**
 * Writes a jar of one manifest that starts the emulator in another jar.
 * @param {string} wrapper the file to write
 * @param {string} jar
 */
export function writeWrapperJar(wrapper, jar) {
  mkdirSync(dirname(wrapper), { recursive: true })
  const manifest = wrapperManifest(pathToFileURL(jar).href)
  writeFileSync(wrapper, zipStored('META-INF/MANIFEST.MF', Buffer.from(manifest)))
}

/**
 * @param {string} classPath a file: URL
 * @returns {string} a manifest as the jar specification wants it: CRLF, lines of at most 72 bytes
 */
export function wrapperManifest(classPath) {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`]
  return `${lines.map(foldLine).join('\r\n')}\r\n\r\n`
}

/**
 * @param {string} line ASCII, as every encoded URL is
 * @returns {string} the same, continuation lines starting with a space
 */
export function foldLine(line) {
  if (line.length <= 72) return line
  return `${line.slice(0, 72)}\r\n${foldLine(` ${line.slice(72)}`)}`
}
