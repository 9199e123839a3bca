import { entityTag } from 'domain/values/entity-tag.ts'
import {
  DRAFT_PREFIX,
  ENDS_WITH_TAB,
  readStorage,
  removeFromStorage,
  type StorageArea,
  storageKeys,
  writeStorage,
} from './storage.ts'

/** After this time, in milliseconds, the draft of a form is deleted. */
const MAX_AGE_MS = 24 * 3_600_000

type Values = Record<string, unknown>

/** Holds what this device saves of a form that was not sent. */
interface Draft {
  /** Epoch milliseconds. */
  at: number
  values: Values
  /** Holds the values that came from the page's URL, as JSON. */
  addressed: string
  /** Names the fields for which a file was chosen. The file is not saved. */
  files?: readonly string[]
}

/** Remembers the last attempt to send a form, so that a repeated one uses the same key. */
interface Attempt {
  at: number
  key: string
  /** Holds a hash of the sent values. */
  of: string
}

export const ATTEMPTS = 'attempt:'

/**
 * Returns the value under a key of the browser's storage; undefined if there is none. Deletes a value that is too old.
 * @param maxAge in milliseconds
 */
export function readFresh<T extends { at: number }>(
  key: string,
  maxAge: number,
  area?: StorageArea,
): T | undefined {
  const kept = readStorage(key, area) as T | undefined
  if (!kept || kept.at > Date.now() - maxAge) return kept
  removeFromStorage(key, area)
  return undefined
}

/** Begins the names of drafts that are deleted on sign-out. */
export const OWN = 'own-'

/** Begins the names of drafts of somebody without an account. */
export const OF_NOBODY = `${OWN} `

/** Builds the name of a draft of somebody without an account, which is deleted on sign-out too. */
export const applicantDraft = (name: string): string => OF_NOBODY + name

/** Returns where a draft is stored: a user's own is beside the session, and without Remember Me it goes with the tab. */
const areaOf = (name: string): StorageArea =>
  name.startsWith(OWN) && !name.startsWith(OF_NOBODY) && readStorage(ENDS_WITH_TAB, 'sessionStorage') === true
    ? 'sessionStorage'
    : 'localStorage'

export const AREAS: readonly StorageArea[] = ['localStorage', 'sessionStorage']

/** Fields that identify a person. No device keeps them, in any form: others may use the same phone. */
const NEVER_KEPT = ['cnic', 'date_of_birth']

/** Returns the values that can be kept: not files. */
const plain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  )

const withoutIdentity = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !NEVER_KEPT.includes(field)))

/** Deletes drafts in which an earlier version of the site kept such fields. */
export function dropIdentityDrafts(): void {
  for (const key of storageKeys(DRAFT_PREFIX)) {
    const { values = {} } = (readStorage(key) ?? {}) as Partial<Draft>
    if (NEVER_KEPT.some((field) => field in values)) removeFromStorage(key)
  }
}

/**
 * Saves a draft of a form on this device, so that a reload, Back or a lost connection loses nothing.
 * @param values texts and numbers; anything else, such as a file, is left out, and so is what identifies a person
 * @param files the fields that a file was chosen for
 */
export function keepDraft(name: string, values: Values, addressed = '', files: readonly string[] = []): void {
  const draft: Draft = { at: Date.now(), values: withoutIdentity(plain(values)), addressed, files }
  writeStorage(DRAFT_PREFIX + name, draft, areaOf(name))
}

/** Returns the draft of a form from the last day; undefined where there is none. Older drafts of every form are deleted. */
export function readDraft(name: string): Draft | undefined {
  dropIdentityDrafts()
  for (const area of AREAS)
    for (const key of [...storageKeys(DRAFT_PREFIX, area), ...storageKeys(ATTEMPTS, area)])
      readFresh(key, MAX_AGE_MS, area)
  return readStorage(DRAFT_PREFIX + name, areaOf(name)) as Draft | undefined
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
  const area = areaOf(name)
  const last = readStorage(ATTEMPTS + name, area) as Attempt | undefined
  if (last?.of === of) return last.key
  const attempt: Attempt = { at: Date.now(), key: crypto.randomUUID(), of }
  writeStorage(ATTEMPTS + name, attempt, area)
  return attempt.key
}

/** Deletes the draft of a form and the memory of its last attempt. */
export function dropDraft(name: string): void {
  removeFromStorage(DRAFT_PREFIX + name, areaOf(name))
  removeFromStorage(ATTEMPTS + name, areaOf(name))
}
