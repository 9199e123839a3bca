import { setTimeout as wait } from 'node:timers/promises'
import { firebaseTools } from './downloads.mjs'
import { Failure } from './failure.mjs'
import { node24 } from './paths.mjs'
import { descendants, processTable } from './process-table.mjs'
import { say } from './progress.mjs'

const patience = 180_000
const betweenLooks = 2000

/** Nothing of this looks anything up on the network. */
const offline = { CI: '1', METADATA_SERVER_DETECTION: 'none' }

/**
 * Starts the official emulators and waits until all are ready.
 * @param {object} options
 * @param {import('./crew.mjs').Crew} options.crew
 * @param {string} options.folder the suite's, with its firebase.json
 * @param {string} options.project
 * @param {Record<string, string>} options.env
 * @param {(text: string) => void} options.onText hears everything they write
 * @param {(note: string) => void} options.note hears how far they are
 * @returns {Promise<{ died: Promise<Failure> }>} what went wrong, if one stops later
 */
export async function startFirebaseEmulators({ crew, folder, project, env, onText, note }) {
  const args = ['emulators:start', '--project', project, '--config', 'firebase.json', '--non-interactive']
  const { promise: ready, resolve: beReady } = promised()
  const { promise: trouble, resolve: tell } = promised()
  const member = crew.start('emulators', node24(), [firebaseTools, ...args], {
    cwd: folder,
    env: { ...env, ...offline },
    onText(text) {
      onText(text)
      const said = readSigns(text)
      if (said.note) note(said.note)
      if (said.trouble) tell(said.trouble)
      if (said.ready) beReady('ready')
    },
  })
  void member.ended.then(() => tell('The emulators stopped by themselves.'))

  const died = trouble.then(
    (sentence) => new Failure(`${sentence} The reason stands in ${member.log}; mend it, then try again.`),
  )
  const late = wait(patience, new Failure(`The emulators were not ready in time: see ${member.log}.`), {
    ref: false,
  })
  const first = await Promise.race([ready, died, late])
  if (first instanceof Failure) {
    if (!crew.isStopping()) say(member.lastLines())
    throw first
  }
  void watchHelpers(crew, member.pid, tell)
  return { died }
}

/**
 * @param {string} text that firebase-tools has written
 * @returns {{ note?: string, trouble?: string, ready?: boolean }}
 */
export function readSigns(text) {
  const exited = /(?:^|\s)((?:\w+ )?[\w/]+ Emulator) has exited/.exec(text)?.[1]
  if (exited) return { trouble: `The ${exited} stopped by itself.` }
  if (text.includes('Failed to load function definition'))
    return { trouble: 'The functions could not be loaded.' }
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
    const table = processTable()
    const gone = helpers.find(
      ({ pid: id, started }) => !table.some((e) => e.pid === id && e.started === started),
    )
    if (gone) {
      const name = gone.command.includes(' serve') ? 'Storage rules runtime' : 'Firestore Emulator'
      return tell(`The ${name} stopped by itself.`)
    }
  }
}

function promised() {
  /** @type {(value: string) => void} */
  let resolve = () => {}
  /** @type {Promise<string>} */
  const promise = new Promise((settle) => (resolve = settle))
  return { promise, resolve }
}
