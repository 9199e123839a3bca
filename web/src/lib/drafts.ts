import { entityTag } from 'domain/entity-tag.ts'
import { DRAFTS, forget, keep, keptUnder, readKept } from './storage.ts'

/** What was typed is forgotten after a day. */
const KEPT_MS = 24 * 3_600_000

type Values = Record<string, unknown>

/** What a device keeps of a form. */
export interface Draft {
  /** Epoch milliseconds. */
  at: number
  values: Values
  /** What the address of the page had chosen in it. */
  addressed: string
  /** The fields that a file was chosen for, which is not kept. */
  files?: readonly string[]
}

/** A form that was sent, as far as this device knows. */
interface Attempt {
  at: number
  key: string
  /** Tells what was sent from anything else. */
  of: string
}

const ATTEMPTS = 'attempt:'

const isPast = ({ at }: { at: number }) => at <= Date.now() - KEPT_MS

/** What can be kept: a file cannot. */
const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  )

/**
 * Keeps on this device what was typed into a form, so that a reload, Back or a lost connection loses nothing.
 * @param values texts and numbers; anything else, such as a file, is left out
 * @param files the fields that a file was chosen for
 */
export function keepDraft(name: string, values: Values, addressed = '', files: readonly string[] = []): void {
  keep(DRAFTS + name, { at: Date.now(), values: plain(values), addressed, files } satisfies Draft)
}

const OWN = 'own-'

/** The name of a draft that is forgotten when she signs out: a form of who is signed in. */
export const ownDraft = (name: string): string => OWN + name

/** Forgets what whoever was signed in has typed: others may use the same phone. */
export function dropOwnDrafts(): void {
  for (const key of [...keptUnder(DRAFTS + OWN), ...keptUnder(ATTEMPTS + OWN)]) forget(key)
}

/** What was typed into a form within the last day; undefined where nothing was, or it was sent. Older ones of any form are forgotten. */
export function readDraft(name: string): Draft | undefined {
  for (const key of [...keptUnder(DRAFTS), ...keptUnder(ATTEMPTS)])
    if (isPast(readKept(key) as Draft | Attempt)) forget(key)
  return readKept(DRAFTS + name) as Draft | undefined
}

/**
 * What tells a filled form from the next one: the same as long as the same is sent again, because no answer came.
 * @param values without what no device keeps
 */
export function keyOfAttempt(name: string, values: Values): string {
  const files = Object.values(values).flatMap((value) =>
    value instanceof File ? [value.name, value.size] : [],
  )
  const of = entityTag([plain(values), files])
  const last = readKept(ATTEMPTS + name) as Attempt | undefined
  if (last?.of === of) return last.key
  const attempt: Attempt = { at: Date.now(), key: crypto.randomUUID(), of }
  keep(ATTEMPTS + name, attempt)
  return attempt.key
}

/** Forgets what was typed, since it was sent, or somebody else begins. */
export function dropDraft(name: string): void {
  forget(DRAFTS + name)
  forget(ATTEMPTS + name)
}
