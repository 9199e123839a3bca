import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Failure } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { obtain } from './downloads.ts'
import { findCloudCliJar, writeWrapperJar } from './firestore-jar.ts'
import type { Java } from './java.ts'

/** What the emulators run on here. */
export interface Choice {
  /** One for each emulator. */
  lines: string[]
  /** Whether Storage rules can only be compared as text. */
  storageStandIn: boolean
  /** For firebase-tools. */
  env: Record<string, string>
}

/**
 * @param folder the suite's
 * @throws {Failure} if one cannot be had
 */
export async function chooseEmulators(
  processes: Processes,
  folder: string,
  java: Java,
  ui: boolean,
): Promise<Choice> {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const firestore = await chooseFirestore(processes, bin)
  const storage = await chooseStorage(processes, bin, java.java)
  if (ui && !(await obtain('ui', processes))) {
    throw new Failure('The Emulator UI could not be downloaded: start without --ui, or check the network.')
  }
  return {
    lines: [
      `Java:          ${java.version}, from ${java.from} (${java.java})`,
      'Auth:          official, part of firebase-tools',
      `Firestore:     ${firestore.line}`,
      'Functions:     official, part of firebase-tools, on Node 24',
      `Storage:       official, part of firebase-tools; its rules: ${storage.line}`,
      'Hosting:       official, part of firebase-tools',
      'Mail:          maildev',
      ...(ui ? ['Emulator UI:   official'] : []),
    ],
    storageStandIn: storage.isStandIn,
    // firebase-tools knows no JAVA_HOME: the Java that comes first on PATH is the one it runs.
    env: {
      ...firestore.env,
      ...storage.env,
      PATH: [...storage.path, dirname(java.java), process.env['PATH'] ?? ''].join(delimiter),
    },
  }
}

async function chooseFirestore(processes: Processes, bin: string) {
  const official = await obtain('firestore', processes)
  if (official) return { line: `official ${official.version}, from ${official.from}`, env: {} }

  const jar = findCloudCliJar()
  if (!jar) {
    throw new Failure(
      'The Firestore emulator could not be downloaded: check the network connection, or install the Google Cloud CLI with its cloud-firestore-emulator component, then try again.',
    )
  }
  const wrapper = join(bin, 'firestore-emulator.jar')
  writeWrapperJar(wrapper, jar)
  return {
    line: `official, of the Google Cloud CLI (${jar})`,
    env: { FIRESTORE_EMULATOR_BINARY_PATH: wrapper },
  }
}

async function chooseStorage(processes: Processes, bin: string, java: string) {
  const official = await obtain('storage', processes)
  if (official) {
    const line = `official runtime ${official.version}, from ${official.from}`
    return { line, isStandIn: false, env: {}, path: [] }
  }
  if (process.platform === 'win32') {
    throw new Failure(
      'The Storage rules runtime could not be downloaded: check the network connection, then try again.',
    )
  }
  const standIn = join(import.meta.dirname, 'storage-rules-stand-in.ts')
  writeJavaShim(join(bin, 'java'), java, standIn)
  return {
    line: 'a stand-in that denies everything (the runtime could not be downloaded)',
    isStandIn: true,
    env: { STORAGE_EMULATOR_BINARY_PATH: standIn },
    path: [bin],
  }
}

/** A `java` that runs the stand-in when firebase-tools asks for the Storage rules, and the real one for all else. */
export function writeJavaShim(file: string, java: string, standIn: string): void {
  const script = `#!/bin/sh
case " $* " in
  *" -jar ${standIn} serve "*) exec "${process.execPath}" "${standIn}" serve ;;
  *) exec "${java}" "$@" ;;
esac
`
  writeFileSync(file, script, { mode: 0o755 })
}
