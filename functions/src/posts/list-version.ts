import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import type { PostKind } from './post-kind.ts'

type Name = PostKind<never>['name']

/** Asked for more often than so many times a second, a list is under load. */
const CALM = 10
/** Milliseconds that a version is trusted under load. */
const TRUSTED = 1_000

interface Watch {
  /** When the list was last asked for, the latest at the end; CALM times at most. */
  asked: number[]
  last?: { at: number; version: Promise<number> }
}

const watches: Record<Name, Watch> = { blogs: { asked: [] }, events: { asked: [] } }

/**
 * The version of a list. As long as this process is asked for the list at most ten times within a second, it reads the version
 * every time: an answer shows what was written a moment ago, by whichever process. Asked more often, it reads it once a second, and
 * whoever asks meanwhile gets that one: an answer may then lack what *other* processes wrote within the last second. What this
 * process wrote is never lacking (`forgetVersion`).
 */
export function listVersion(name: Name): Promise<number> {
  const watch = watches[name]
  const now = performance.now()
  if (isUnderLoad(watch, now) && watch.last && now - watch.last.at < TRUSTED) return watch.last.version
  const last = { at: now, version: readVersion(name) }
  watch.last = last
  last.version.catch(() => {
    if (watch.last === last) delete watch.last
  })
  return last.version
}

/** Whether the list was asked for CALM times within the last second already; notes that it is asked for once more. */
function isUnderLoad({ asked }: Watch, now: number): boolean {
  const [earliest] = asked
  const isBusy = asked.length === CALM && earliest !== undefined && now - earliest < 1_000
  if (asked.length === CALM) asked.shift()
  asked.push(now)
  return isBusy
}

const readVersion = async (name: Name): Promise<number> => (await read(refs.versions.doc(name)))?.version ?? 0

/** Has the version read anew by whoever asks next: this process has changed the list. */
export function forgetVersion(name: Name): void {
  delete watches[name].last
}
