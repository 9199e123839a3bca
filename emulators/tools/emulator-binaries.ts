import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { Failure } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { obtain } from './downloads.ts'
import { writeJavaShim } from './java-shim.ts'
import type { Java } from './java.ts'

/** The programs that the emulators need. */
interface EmulatorBinaries {
  /** One line of output for each emulator. */
  lines: string[]
  /** Whether Storage rules can only be compared as text. */
  hasStorageStandIn: boolean
  /** Variables for firebase-tools. */
  env: Record<string, string>
}

/**
 * Finds or downloads what the emulators run on. Offline, and not on Windows, Firestore may come from the Google Cloud CLI, and a
 * stand-in take the place of the Storage rules runtime; both are reached through a `java` of our own.
 * @param folder the suite's
 * @throws {Failure} if one cannot be had
 */
export async function findEmulatorBinaries(
  processes: Processes,
  folder: string,
  { java, version, from }: Java,
  ui: boolean,
): Promise<EmulatorBinaries> {
  const firestore = await obtain(processes, 'firestore')
  const storage = await obtain(processes, 'storage')
  const firestoreJar = firestore ? undefined : findCloudCliJar()
  const storageStandIn = storage ? undefined : join(import.meta.dirname, 'storage-rules-stand-in.ts')
  const needsShim = !firestore || !storage

  if (!firestore && !firestoreJar) throw missing('Firestore emulator', CLOUD_CLI)
  if (process.platform === 'win32' && needsShim)
    throw missing('Firestore emulator or the Storage rules runtime')
  if (ui && !(await obtain(processes, 'ui'))) throw missing('Emulator UI', ', or start without --ui')

  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  if (needsShim) writeJavaShim(join(bin, 'java'), { java, firestoreJar, storageStandIn })
  return {
    lines: [
      `Java:          ${version}, from ${from} (${java})`,
      'Auth:          official, part of firebase-tools',
      `Firestore:     official${firestore ? ` ${firestore}` : `, of the Google Cloud CLI (${firestoreJar})`}`,
      'Functions:     official, part of firebase-tools, on Node 24',
      `Storage:       official, part of firebase-tools; its rules: ${storage ? `official runtime ${storage}` : STAND_IN}`,
      'Hosting:       official, part of firebase-tools',
      'Mail:          maildev',
      ...(ui ? ['Emulator UI:   official'] : []),
    ],
    hasStorageStandIn: !storage,
    env: {
      // firebase-tools knows no JAVA_HOME: the Java that comes first on PATH is the one it runs
      PATH: [...(needsShim ? [bin] : []), dirname(java), process.env['PATH'] ?? ''].join(delimiter),
      ...(firestoreJar && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
      ...(storageStandIn && { STORAGE_EMULATOR_BINARY_PATH: storageStandIn }),
    },
  }
}

const STAND_IN = 'a stand-in that denies everything (the runtime could not be downloaded)'
const CLOUD_CLI = ', or install the Google Cloud CLI with its cloud-firestore-emulator component'

const missing = (what: string, otherwise = '') =>
  new Failure(
    `The ${what} could not be downloaded: check the network connection${otherwise}, then try again.`,
  )

/** Finds the Firestore emulator of the Google Cloud CLI, the same one that firebase-tools downloads. */
function findCloudCliJar(): string | undefined {
  try {
    const sdk = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    return existsSync(jar) ? jar : undefined
  } catch {
    return undefined // no Google Cloud CLI here
  }
}
