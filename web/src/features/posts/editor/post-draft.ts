import { dropKeptFile } from '#lib/files/kept-file.ts'
import { forget, keep, keptUnder, readKept } from '#lib/storage.ts'
import type { PostKind } from '../kinds.ts'
import type { PostValues } from './post-values.ts'

/** What was not saved is forgotten after thirty days: by then it was given up. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Stands for the id of what is not stored yet. */
export const NEW = 'new'

type Typed = Omit<PostValues, 'image'>

/** What changes are built on. */
export interface Base {
  /** Its `updatedAt`; '' of a new one. */
  version: string
  values: PostValues
}

/** What a device keeps of a post that is being written. */
export interface PostDraft {
  /** Epoch milliseconds. */
  at: number
  values: Typed
  base: { version: string; values: Typed }
}

/** Of which post, and of whom: others may work at the same device. */
export interface DraftName {
  uid: string
  kind: Pick<PostKind, 'name'>
  id: string
}

const beginning = ({ uid, kind }: Omit<DraftName, 'id'>) => `post:${uid}:${kind.name}:`
/** The key under which a device keeps it, its picture too. */
export const draftKey = (name: DraftName): string => beginning(name) + name.id

const typed = ({ image: _image, ...rest }: PostValues): Typed => rest

/** Keeps what was typed. @returns the draft; undefined where this browser keeps nothing */
export function keepPostDraft(name: DraftName, values: PostValues, base: Base): PostDraft | undefined {
  const draft = {
    at: Date.now(),
    values: typed(values),
    base: { version: base.version, values: typed(base.values) },
  }
  keep(draftKey(name), draft satisfies PostDraft)
  return readPostDraft(name)
}

export function readPostDraft(name: DraftName): PostDraft | undefined {
  const draft = readKept(draftKey(name)) as PostDraft | undefined
  if (!draft || draft.at > Date.now() - KEPT_MS) return draft
  forgetPost(name)
  return undefined
}

export const dropPostDraft = (name: DraftName): void => forget(draftKey(name))

/** Forgets it with its picture, since it was saved or thrown away. */
export function forgetPost(name: DraftName): void {
  dropPostDraft(name)
  void dropKeptFile(draftKey(name))
}

/** Which posts of a kind have changes that wait on this device. */
export const draftIds = (name: Omit<DraftName, 'id'>): string[] =>
  keptUnder(beginning(name)).map((key) => key.slice(beginning(name).length))
