import { entityTag } from 'domain/values/entity-tag.ts'
import { DRAFTS, forget, keep, keptUnder, readKept } from './storage.ts'

/** A draft of a form is forgotten after a day, in milliseconds. */
const KEPT_MS = 24 * 3_600_000

type Values = Record<string, unknown>

/** What a device keeps of a form. */
export interface Draft {
  /** Epoch milliseconds. */
  at: number
  values: Values
  /** What the page's address had chosen in it, as JSON. */
  addressed: string
  /** The fields for which a file was chosen. The file is not kept. */
  files?: readonly string[]
}

/** A form that was sent, as far as this device knows. */
interface Attempt {
  at: number
  key: string
  /** Hash of what was sent. */
  of: string
}

const ATTEMPTS = 'attempt:'

/** Returns what this device keeps under a key; undefined where that is older, in milliseconds, or where it keeps nothing. */
export function readFresh<T extends { at: number }>(key: string, maxAge: number): T | undefined {
  const kept = readKept(key) as T | undefined
  if (!kept || kept.at > Date.now() - maxAge) return kept
  forget(key)
  return undefined
}

/** Returns the values that can be kept: not files. */
const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  )

/**
 * Saves a draft of a form on this device, so that a reload, Back or a lost connection loses nothing.
 * @param values texts and numbers; anything else, such as a file, is left out
 * @param files the fields that a file was chosen for
 */
export function keepDraft(name: string, values: Values, addressed = '', files: readonly string[] = []): void {
  keep(DRAFTS + name, { at: Date.now(), values: plain(values), addressed, files } satisfies Draft)
}

const OWN = 'own-'

/** Builds the name of a draft that is deleted on sign-out. */
export const ownDraft = (name: string): string => OWN + name

/** Deletes the drafts of the user who signs out: others may use the same phone. */
export function dropOwnDrafts(): void {
  for (const key of [...keptUnder(DRAFTS + OWN), ...keptUnder(ATTEMPTS + OWN)]) forget(key)
}

/** Returns the draft of a form from the last day; undefined where there is none. Older drafts of every form are deleted. */
export function readDraft(name: string): Draft | undefined {
  for (const key of [...keptUnder(DRAFTS), ...keptUnder(ATTEMPTS)]) readFresh(key, KEPT_MS)
  return readKept(DRAFTS + name) as Draft | undefined
}

/**
 * Returns the key under which the server counts a form once. It stays the same while the same values are sent again.
 * @param values without secret ones
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

/** Deletes the draft of a form, since it was sent or somebody else starts. */
export function dropDraft(name: string): void {
  forget(DRAFTS + name)
  forget(ATTEMPTS + name)
}
