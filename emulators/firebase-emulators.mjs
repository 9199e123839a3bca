import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { firebaseTools } from './downloads.mjs'
import { Failure, PortTaken } from './failure.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { descendants, processTable } from './process-table.mjs'
import { say } from './progress.mjs'

const patience = 180_000
const betweenLooks = 2000
const oddAddresses = pathToFileURL(fromRoot('emulators', 'odd-addresses.mjs')).href

/** Nothing of this looks anything up on the network. */
const offline = { CI: '1', METADATA_SERVER_DETECTION: 'none' }

/**
 * The Storage emulator empties one folder of the system's temporary one when it starts: two suites with the same
 * would take each other's files away. Short, since sockets stand there too.
 * @param {string} folder the suite's
 */
function ownTemporaryFolder(folder) {
  const own = join(tmpdir(), `chamber-${createHash('sha1').update(folder).digest('hex').slice(0, 8)}`)
  mkdirSync(own, { recursive: true })
  return { TMPDIR: own, TEMP: own, TMP: own }
}

/**
 * Starts the official emulators and waits until all are ready.
 * @param {object} options
 * @param {import('./crew.mjs').Crew} options.crew
 * @param {string} options.folder the suite's, with its firebase.json
 * @param {string} options.project
 * @param {import('./ports.mjs').Ports} options.ports as that firebase.json has them
 * @param {Record<string, string>} options.env
 * @param {(text: string) => void} options.onText hears everything they write
 * @param {(note: string) => void} options.note hears how far they are
 * @returns {Promise<{ died: Promise<Failure> }>} what went wrong, if one stops later
 */
export async function startFirebaseEmulators({ crew, folder, project, ports, env, onText, note }) {
  const args = ['emulators:start', '--project', project, '--config', 'firebase.json', '--non-interactive']
  /** @type {Promised<'ready'>} */
  const { promise: ready, resolve: beReady } = promised()
  /** @type {Promised<Failure>} */
  const { promise: died, resolve: die } = promised()
  let isReady = false
  void ready.then(() => (isReady = true))
  const member = crew.start('emulators', node24(), ['--import', oddAddresses, firebaseTools, ...args], {
    cwd: folder,
    // each simultaneous request starts a process of the functions: what one compiled serves the next
    env: { ...env, ...offline, ...ownTemporaryFolder(folder), NODE_COMPILE_CACHE: join(folder, 'compiled') },
    onText(text) {
      onText(text)
      const signs = readSigns(text, ports.hosting)
      if (signs.portTaken) die(new PortTaken('The emulators found a port taken.'))
      if (signs.trouble) die(stopped(signs.trouble))
      if (signs.loadFailed && isReady) say(`The functions could not be loaded again: see ${member.log}.`)
      else if (signs.loadFailed) die(stopped('The functions could not be loaded.'))
      if (signs.note) note(signs.note)
      if (signs.ready) beReady('ready')
    },
  })
  const stopped = (/** @type {string} */ sentence) =>
    new Failure(`${sentence} The reason stands in ${member.log}; mend it, then try again.`)
  void member.ended.then(() => die(stopped('The emulators stopped by themselves.')))

  const late = new Failure(`The emulators were not ready in time: see ${member.log}, then try again.`)
  const first = await Promise.race([ready, died, wait(patience, late, { ref: false })])
  if (first instanceof Failure) {
    if (!crew.isStopping() && !(first instanceof PortTaken)) say(member.lastLines())
    await crew.end([member])
    throw first
  }
  void watchHelpers(crew, member.pid, (sentence) => die(stopped(sentence)))
  return { died }
}

/**
 * @param {string} text that firebase-tools has written
 * @param {number} hosting the port that Hosting was told; it quietly takes another one
 * @returns {{ note?: string, trouble?: string, loadFailed?: boolean, portTaken?: boolean,
 *   ready?: boolean }}
 */
export function readSigns(text, hosting) {
  const served = /Local server: \D*127\.0\.0\.1:(\d+)/.exec(text)?.[1]
  const wrongPort = served !== undefined && Number(served) !== hosting
  if (wrongPort || /is not open on|EADDRINUSE|port \d+ is already in use/.test(text))
    return { portTaken: true }

  const exited = /(?:^|\s)((?:\w+ )?[\w/]+ Emulator) has exited/.exec(text)?.[1]
  if (exited) return { trouble: `The ${exited} stopped by itself.` }
  if (text.includes('Failed to load function definition')) return { loadFailed: true }
  if (text.includes('All emulators ready')) return { ready: true }
  const name = /(\w+): (?:\w+ Emulator logging|Watching|Local server)/.exec(text)?.[1]
  return name ? { note: `${name} is starting` } : {}
}

/**
 * Firestore and the Storage rules run in processes of their own, and firebase-tools goes on without them.
 * @param {import('./crew.mjs').Crew} crew
 * @param {number} pid of firebase-tools
 * @param {(sentence: string) => void} tell
 */
async function watchHelpers(crew, pid, tell) {
  const helpers = descendants([pid], processTable()).filter(({ command }) => / serve\b| -jar /.test(command))
  for (const helper of helpers) crew.register('helper of the emulators', helper.pid)
  while (!crew.isStopping()) {
    await wait(betweenLooks, undefined, { ref: false })
    const started = new Map(processTable().map((entry) => [entry.pid, entry.started]))
    const gone = helpers.find((helper) => started.get(helper.pid) !== helper.started)
    if (gone) {
      const name = gone.command.includes(' serve') ? 'Storage rules runtime' : 'Firestore Emulator'
      return tell(`The ${name} stopped by itself.`)
    }
  }
}

/**
 * @template T
 * @typedef {{ promise: Promise<T>, resolve: (value: T) => void }} Promised
 */

/**
 * @template T
 * @returns {Promised<T>} to be resolved from outside; Node 20 has no Promise.withResolvers
 */
function promised() {
  /** @type {(value: T) => void} */
  let resolve = () => {}
  /** @type {Promise<T>} */
  const promise = new Promise((settle) => (resolve = settle))
  return { promise, resolve }
}
