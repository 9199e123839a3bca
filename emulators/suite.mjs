import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseEmulators } from './emulator-choice.mjs'
import { Failure, PortTaken } from './failure.mjs'
import { startFirebaseEmulators } from './firebase-emulators.mjs'
import { startMaildev } from './maildev.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { choosePorts, preferredPorts } from './ports.mjs'
import { say, step } from './progress.mjs'
import { layOutSuiteFolder } from './suite-folder.mjs'

/**
 * @typedef {object} SuiteOptions
 * @property {import('./crew.mjs').Crew} crew
 * @property {'start' | 'test' | 'bench'} name
 * @property {string} project
 * @property {{ java: string, version: number, from: string }} java
 * @property {boolean} ui
 * @property {boolean} dev whether Vite serves the pages rather than Hosting
 * @property {(text: string) => void} onText hears what the emulators write
 * @property {(json: Record<string, any>) => object} [alter] what else the copy of firebase.json has
 */

/** @param {SuiteOptions['name']} name */
export const suiteFolder = (name) => fromRoot('local', name)

/**
 * Starts mail server and emulators on what is already built, and seeds them.
 * @param {SuiteOptions} options
 */
export async function startSuite(options) {
  const { crew, name, project, java, ui } = options
  const folder = suiteFolder(name)
  const choice = await step('Looking for the emulators', () => chooseEmulators({ crew, folder, java, ui }))
  const { ports, died } = await startOnFreePorts(options, choice.env, 3)
  const env = clientEnv(project, ports)
  // for `npm run seed`, from another window
  writeFileSync(join(folder, 'env.json'), JSON.stringify(env))
  await step('Seeding', () => seed(crew, env))
  return { folder, ports, choice, env, died }
}

/**
 * @param {SuiteOptions} options
 * @param {Record<string, string>} env
 * @param {number} tries since another process may take a port between our choosing and using it
 * @returns {Promise<{ ports: import('./ports.mjs').Ports, died: Promise<Failure> }>}
 */
async function startOnFreePorts(options, env, tries) {
  const { crew, name, project, ui, dev, onText, alter = (json) => json } = options
  const folder = suiteFolder(name)
  const { ports, moved } = await choosePorts(preferredPorts(name))
  moved.forEach(say)
  const origin = `http://127.0.0.1:${dev ? ports.vite : ports.hosting}`
  layOutSuiteFolder({ folder, project, ports, origin, ui, pages: !dev, alter })
  try {
    const mail = await startMaildev(crew, ports)
    const emulators = await step('Starting the emulators', (note) =>
      startFirebaseEmulators({ crew, folder, project, ports, env, onText, note }),
    ).catch(async (error) => {
      await crew.end([mail])
      throw error
    })
    const mailDied = mail.ended.then(
      () => new Failure(`The mail server stopped by itself: see ${mail.log}, then start again.`),
    )
    return { ports, died: Promise.race([emulators.died, mailDied]) }
  } catch (error) {
    if (!(error instanceof PortTaken) || tries <= 1) throw error
    say(`${error.message} Choosing again.`)
    return startOnFreePorts(options, env, tries - 1)
  }
}

/**
 * @param {import('./crew.mjs').Crew} crew
 * @param {NodeJS.ProcessEnv} env
 */
async function seed(crew, env) {
  const { ok, lastLines, log } = await crew.run('seed', node24(), [fromRoot('emulators', 'seed.ts')], { env })
  if (ok) return
  say(lastLines)
  throw new Failure(`Seeding failed: the reason stands above and in ${log}; mend it, then try again.`)
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
