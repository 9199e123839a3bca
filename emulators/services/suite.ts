import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientEnv, type ClientEnv } from '../config/client-env.ts'
import type { FirebaseJson } from '../config/local-firebase-json.ts'
import { fromRoot, localFolder, packaged } from '../config/paths.ts'
import { choosePorts, type Ports, preferredPorts, type SuiteName } from '../config/ports.ts'
import { layOutSuiteFolder } from '../config/suite-folder.ts'
import { PortTaken } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { say, step } from '../process/progress.ts'
import { findEmulatorBinaries } from '../tools/emulator-binaries.ts'
import type { Java } from '../tools/java.ts'
import { startFirebaseEmulators } from './firebase-emulators.ts'
import { startService, waitUntilReady } from './service.ts'

interface SuiteOptions {
  name: SuiteName
  project: string
  java: Java
  ui?: boolean
  /** Whether Vite serves the pages rather than Hosting. */
  dev?: boolean
  /** Gets each line of the emulators' output. */
  onLine?: (line: string) => void
  /** A folder that `firebase emulators:export` wrote, to start with its data. */
  importFrom?: string
  /** The address of a module that each process of the functions loads first. */
  preloaded?: string
  /** Changes the copy of firebase.json further. */
  alter?: (json: FirebaseJson) => FirebaseJson
}

/** Starts the mail server and the emulators with the files that are built. */
export async function startSuite(processes: Processes, options: SuiteOptions) {
  const { name, project, java, ui = false } = options
  const folder = localFolder(name)
  const binaries = await step('Looking for the emulators', () =>
    findEmulatorBinaries(processes, folder, java, ui),
  )
  const ports = await startOnFreePorts(processes, options, binaries.env)
  const env = clientEnv(project, ports)
  // for `npm run seed`, from another window
  writeFileSync(join(folder, 'env.json'), JSON.stringify(env))
  return { folder, ports, binaries, env }
}

async function startOnFreePorts(
  processes: Processes,
  { name, project, ui = false, dev = false, importFrom, onLine, preloaded, alter }: SuiteOptions,
  env: Record<string, string>,
): Promise<Ports> {
  const folder = localFolder(name)
  // another process may take a port between our choosing and using it
  for (let tries = 3; ; tries -= 1) {
    const { ports, moved } = await choosePorts(preferredPorts(name))
    moved.forEach(say)
    const origin = `http://127.0.0.1:${dev ? ports.vite : ports.hosting}`
    layOutSuiteFolder({ folder, project, ports, origin, ui, pages: !dev, preloaded, alter })
    try {
      await step('Starting the emulators', (note) => {
        const emulators = { folder, project, ports, env, importFrom, onLine, note }
        return waitUntilReady(processes, [
          startMaildev(processes, ports),
          startFirebaseEmulators(processes, emulators),
        ])
      })
      return ports
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === 1) throw error
      say(`${error.message} Choosing again.`)
    }
  }
}

/** Starts the mail server. Its page shows every mail, and its API is at /email. */
const startMaildev = (processes: Processes, { smtp, mail }: Ports) =>
  startService(processes, {
    name: 'mail',
    stopped: 'The mail server stopped by itself',
    args: [packaged('maildev', 'bin', 'maildev'), '--ip=127.0.0.1', `--smtp=${smtp}`, `--web=${mail}`],
    ready: /SMTP Server running at/,
  })

/** Fills a suite with the sample data. */
export const seedSuite = (processes: Processes, env: ClientEnv): Promise<void> =>
  step('Seeding', () =>
    processes.runOrFail('Seeding failed', 'seed', [fromRoot('emulators', 'seed', 'seed.ts')], { env }),
  )
