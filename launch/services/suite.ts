import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientEnv, type ClientEnv } from '../config/client-env.ts'
import type { FirebaseJson } from '../config/local-firebase-json.ts'
import { fromRoot, localFolder } from '../config/paths.ts'
import { choosePorts, type Ports, preferredPorts, type SuiteName } from '../config/ports.ts'
import { layOutSuiteFolder } from '../config/suite-folder.ts'
import { PortTaken } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { say, step } from '../process/progress.ts'
import { chooseEmulators } from '../tools/emulator-choice.ts'
import type { Java } from '../tools/java.ts'
import { startFirebaseEmulators } from './firebase-emulators.ts'
import { startMaildev } from './maildev.ts'
import { waitUntilReady } from './service.ts'

export interface SuiteOptions {
  name: SuiteName
  project: string
  java: Java
  ui?: boolean
  /** Whether Vite serves the pages rather than Hosting. */
  dev?: boolean
  /** Hears each line that the emulators write. */
  onLine?: (line: string) => void
  /** What else the copy of firebase.json has. */
  alter?: (json: FirebaseJson) => FirebaseJson
}

/** Starts mail server and emulators on what is already built. */
export async function startSuite(processes: Processes, options: SuiteOptions) {
  const { name, project, java, ui = false } = options
  const folder = localFolder(name)
  const choice = await step('Looking for the emulators', () => chooseEmulators(processes, folder, java, ui))
  const ports = await startOnFreePorts(processes, options, choice.env, 3)
  const env = clientEnv(project, ports)
  // for `npm run seed`, from another window
  writeFileSync(join(folder, 'env.json'), JSON.stringify(env))
  return { folder, ports, choice, env }
}

/** @param tries since another process may take a port between our choosing and using it */
async function startOnFreePorts(
  processes: Processes,
  options: SuiteOptions,
  env: Record<string, string>,
  tries: number,
): Promise<Ports> {
  const { name, project, ui = false, dev = false, onLine = () => {}, alter } = options
  const folder = localFolder(name)
  const { ports, moved } = await choosePorts(preferredPorts(name))
  moved.forEach(say)
  const origin = `http://127.0.0.1:${dev ? ports.vite : ports.hosting}`
  layOutSuiteFolder({ folder, project, ports, origin, ui, pages: !dev, alter })
  try {
    await step('Starting the emulators', (note) =>
      waitUntilReady(processes, [
        startMaildev(processes, ports),
        startFirebaseEmulators(processes, { folder, project, ports, env, onLine, note }),
      ]),
    )
    return ports
  } catch (error) {
    if (!(error instanceof PortTaken) || tries <= 1) throw error
    say(`${error.message} Choosing again.`)
    return startOnFreePorts(processes, options, env, tries - 1)
  }
}

/** Fills a suite with the sample data. */
export const seedSuite = (processes: Processes, env: ClientEnv): Promise<void> =>
  step('Seeding', () =>
    processes.runOrFail('Seeding failed', 'seed', process.execPath, [fromRoot('seed', 'seed.ts')], { env }),
  )
