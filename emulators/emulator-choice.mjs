import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { obtain } from './downloads.mjs'
import { Failure } from './failure.mjs'
import { findCloudCliJar, writeWrapperJar } from './firestore-jar.mjs'
import { fromRoot, node24 } from './paths.mjs'

/**
 * What the emulators run on here.
 * @typedef {object} Choice
 * @property {string[]} lines one for each emulator
 * @property {boolean} storageStandIn whether Storage rules can only be compared as text
 * @property {Record<string, string>} env for firebase-tools
 */

/**
 * @param {object} options
 * @param {import('./crew.mjs').Crew} options.crew
 * @param {string} options.folder the suite's
 * @param {{ java: string, version: number, from: string }} options.java
 * @param {boolean} options.ui
 * @returns {Promise<Choice>}
 */
export async function chooseEmulators({ crew, folder, java, ui }) {
  const firestore = await chooseFirestore(crew, folder)
  const storage = await chooseStorage(crew, folder, java.java)
  if (ui && !(await obtain('ui', crew))) {
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
    storageStandIn: storage.standIn,
    // firebase-tools knows no JAVA_HOME: the Java that comes first on PATH is the one it runs.
    env: {
      ...firestore.env,
      ...storage.env,
      PATH: [...storage.path, dirname(java.java), process.env['PATH'] ?? ''].join(delimiter),
    },
  }
}

/**
 * @param {import('./crew.mjs').Crew} crew
 * @param {string} folder
 */
async function chooseFirestore(crew, folder) {
  const official = await obtain('firestore', crew)
  if (official) return { line: `official ${official.version}, from ${official.from}`, env: {} }

  const jar = findCloudCliJar()
  if (!jar) {
    throw new Failure(
      'The Firestore emulator could not be downloaded: check the network connection, or install the Google Cloud CLI with its cloud-firestore-emulator component, then try again.',
    )
  }
  const wrapper = join(folder, 'bin', 'firestore-emulator.jar')
  writeWrapperJar(wrapper, jar)
  return {
    line: `official, of the Google Cloud CLI (${jar})`,
    env: { FIRESTORE_EMULATOR_BINARY_PATH: wrapper },
  }
}

/**
 * @param {import('./crew.mjs').Crew} crew
 * @param {string} folder
 * @param {string} java
 */
async function chooseStorage(crew, folder, java) {
  const official = await obtain('storage', crew)
  if (official) {
    return {
      line: `official runtime ${official.version}, from ${official.from}`,
      standIn: false,
      env: {},
      path: [],
    }
  }
  if (process.platform === 'win32') {
    throw new Failure(
      'The Storage rules runtime could not be downloaded: check the network connection, then try again.',
    )
  }
  const standIn = fromRoot('emulators', 'storage-rules-stand-in.mjs')
  const bin = join(folder, 'bin')
  writeJavaShim(bin, java, standIn)
  return {
    line: 'a stand-in that denies everything (the runtime could not be downloaded)',
    standIn: true,
    env: { STORAGE_EMULATOR_BINARY_PATH: standIn },
    path: [bin],
  }
}

/**
 * A `java` that runs the stand-in when firebase-tools asks for the Storage rules, and the real one for all else.
 * @param {string} bin
 * @param {string} java
 * @param {string} standIn
 */
function writeJavaShim(bin, java, standIn) {
  mkdirSync(bin, { recursive: true })
  const script = `#!/bin/sh
case " $* " in
  *" -jar ${standIn} serve "*) exec "${node24()}" "${standIn}" serve ;;
  *) exec "${java}" "$@" ;;
esac
`
  writeFileSync(join(bin, 'java'), script, { mode: 0o755 })
}
