import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { zipStored } from './zip-stored.ts'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/**
 * The Firestore emulator of the Google Cloud CLI: the same official one that firebase-tools downloads.
 * @returns its jar, which has no main class of its own; nothing without that CLI
 */
export function findCloudCliJar(): string | undefined {
  try {
    const sdk = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }).trim()
    const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    return existsSync(jar) ? jar : undefined
  } catch {
    return undefined
  }
}

/** Writes a jar of one manifest that starts the emulator in another jar. */
export function writeWrapperJar(wrapper: string, jar: string): void {
  const manifest = wrapperManifest(pathToFileURL(jar).href)
  writeFileSync(wrapper, zipStored('META-INF/MANIFEST.MF', Buffer.from(manifest)))
}

/** A manifest as the jar specification wants it: CRLF, lines of at most 72 bytes. @param classPath a file: URL */
export function wrapperManifest(classPath: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${MAIN_CLASS}`, `Class-Path: ${classPath}`]
  return `${lines.map(foldLine).join('\r\n')}\r\n\r\n`
}

/** Continuation lines start with a space. @param line ASCII, as every encoded URL is */
export function foldLine(line: string): string {
  if (line.length <= 72) return line
  return `${line.slice(0, 72)}\r\n${foldLine(` ${line.slice(72)}`)}`
}
