import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ports } from '../config/ports.ts'
import { PortTaken } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { say } from '../process/progress.ts'
import { firebaseTools } from '../tools/downloads.ts'
import { type Service, startService } from './service.ts'

/** Settings that keep firebase-tools off the network. */
const offline = { CI: '1', METADATA_SERVER_DETECTION: 'none' }

/** The modules that Node loads before firebase-tools. */
const preloaded = ['malformed-urls.ts', 'report-java.ts'].flatMap((name) => [
  '--import',
  import.meta.resolve(`./${name}`),
])

interface EmulatorOptions {
  /** Names the folder of the suite, with its firebase.json. */
  folder: string
  project: string
  /** The ports in that firebase.json. */
  ports: Ports
  env: Record<string, string>
  /** A folder that `firebase emulators:export` wrote, to start with its data. */
  importFrom?: string | undefined
  /** Called with each line of their output. */
  onLine?: ((line: string) => void) | undefined
  /** Called with a note of their progress. */
  note: (text: string) => void
}

/** Starts the official emulators. */
export function startFirebaseEmulators(processes: Processes, options: EmulatorOptions): Service {
  const { folder, project, ports, env, importFrom, onLine, note } = options
  const command = ['emulators:start', '--project', project, '--config', 'firebase.json', '--non-interactive']
  if (importFrom) command.push('--import', importFrom)
  let isReady = false
  const service = startService(processes, {
    name: 'emulators',
    stopped: 'The emulators stopped by themselves',
    args: [...preloaded, firebaseTools, ...command],
    cwd: folder,
    // each simultaneous request starts a process of the functions: they share compiled code
    env: { ...env, ...offline, ...ownTemporaryFolder(folder), NODE_COMPILE_CACHE: join(folder, 'compiled') },
    ready: /All emulators ready/,
    onLine(line) {
      onLine?.(line)
      const meaning = readLine(line, ports.hosting)
      if (meaning.helper) processes.adopt(meaning.helper)
      if (meaning.note) note(meaning.note)
      if (meaning.portTaken) return new PortTaken('The emulators found a port taken.')
      if (!meaning.loadFailed) return meaning.failure
      if (!isReady) return 'The functions could not be loaded'
      say(`The functions could not be loaded again: see ${service.process.log}.`)
    },
  })
  void service.ready.then(() => (isReady = true))
  return service
}

/**
 * Creates a temporary folder for one suite, and returns the variables that name it. The Storage emulator empties a folder
 * in it on start, so two suites must not share one. Its path is short, since paths of sockets have a limit.
 */
function ownTemporaryFolder(folder: string) {
  const own = join(tmpdir(), `chamber-${createHash('sha1').update(folder).digest('hex').slice(0, 8)}`)
  mkdirSync(own, { recursive: true })
  return { TMPDIR: own, TEMP: own, TMP: own }
}

interface LineMeaning {
  note?: string
  /** Begins the message of a failure. */
  failure?: string
  loadFailed?: boolean
  portTaken?: boolean
  /** Holds the id of a process that we did not start, but must stop. */
  helper?: number
}

/**
 * Finds out what a line of output means.
 * @param line that firebase-tools has written
 * @param hosting the port that Hosting should use; if it is taken, Hosting takes another one without an error
 */
export function readLine(line: string, hosting: number): LineMeaning {
  const served = /Local server: \D*127\.0\.0\.1:(\d+)/.exec(line)?.[1]
  const isMoved = served !== undefined && Number(served) !== hosting
  if (isMoved || /is not open on|EADDRINUSE|port \d+ is already in use/.test(line)) return { portTaken: true }

  const helper = / runs as process (\d+)$/.exec(line)?.[1]
  if (helper) return { helper: Number(helper) }
  const exited = /((?:\b\w+ )?[\w/]+ Emulator|Storage rules runtime) has exited/.exec(line)?.[1]
  if (exited) return { failure: `The ${exited.replace(/^The /, '')} stopped by itself` }
  if (line.includes('Failed to load function definition')) return { loadFailed: true }
  const name = /(\w+): (?:\w+ Emulator logging|Watching|Local server)/.exec(line)?.[1]
  return name ? { note: `${name} is starting` } : {}
}
