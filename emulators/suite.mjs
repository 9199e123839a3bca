import { join } from 'node:path'
import { chooseEmulators } from './emulator-choice.mjs'
import { startFirebaseEmulators } from './firebase-emulators.mjs'
import { Failure } from './failure.mjs'
import { startMaildev } from './maildev.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { choosePorts, preferredPorts } from './ports.mjs'
import { say, step } from './progress.mjs'
import { layOutSuiteFolder } from './suite-folder.mjs'

/** @typedef {{ name: 'start' | 'test', project: string }} SuiteName */

/** @param {SuiteName['name']} name */
export const suiteFolder = (name) => fromRoot('local', name)

/**
 * Starts mail server and emulators on what is already built, and seeds them.
 * @param {object} options
 * @param {import('./crew.mjs').Crew} options.crew
 * @param {'start' | 'test'} options.name
 * @param {string} options.project
 * @param {{ java: string, version: number, from: string }} options.java
 * @param {boolean} [options.ui]
 * @param {boolean} [options.pages] whether the built pages are served
 * @param {(text: string) => void} [options.onText] hears what the emulators write
 */
export async function startSuite({ crew, name, project, java, ui = false, pages = true, onText = () => {} }) {
  const folder = suiteFolder(name)
  const choice = await step('Looking for the emulators', () => chooseEmulators({ crew, folder, java, ui }))
  const { ports, moved } = await choosePorts(preferredPorts(name))
  moved.forEach(say)
  layOutSuiteFolder({ folder, project, ports, ui, pages })

  const [mail, emulators] = await step('Starting the emulators, about 20 s', (note) =>
    Promise.all([
      startMaildev(crew, ports),
      startFirebaseEmulators({ crew, folder, project, env: choice.env, onText, note }),
    ]),
  )
  const env = clientEnv(project, ports)
  await step('Seeding', async () => {
    const seed = await crew.run('seed', node24(), [join(fromRoot('emulators'), 'seed.ts')], { env })
    if (seed.ok) return
    say(seed.lastLines)
    throw new Failure(`Seeding failed: the reason stands above and in ${seed.log}.`)
  })

  const mailDied = mail.ended.then(
    () => new Failure(`The mail server stopped by itself: see ${mail.log}, then start again.`),
  )
  return { ports, choice, env, died: Promise.race([emulators.died, mailDied]) }
}

/**
 * How scripts and tests find the suite.
 * @param {string} project
 * @param {import('./ports.mjs').Ports} ports
 */
function clientEnv(project, ports) {
  const at = (/** @type {number} */ port) => `127.0.0.1:${port}`
  return {
    GCLOUD_PROJECT: project,
    CHAMBER_ORIGIN: `http://${at(ports.hosting)}`,
    FUNCTIONS_ORIGIN: `http://${at(ports.functions)}`,
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
    MAIL_ORIGIN: `http://${at(ports.mail)}`,
    METADATA_SERVER_DETECTION: 'none',
  }
}
