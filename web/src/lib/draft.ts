import { forget, keep, readKept } from './on-device.ts'

/** What was typed is forgotten after a day. */
const KEPT_MS = 24 * 3_600_000

type Values = Record<string, unknown>

interface Draft {
  /** Epoch milliseconds. */
  at: number
  values: Values
}

const keyOf = (name: string) => `draft:${name}`

/**
 * Keeps on this device what was typed into a form, so that a reload, Back or a lost connection loses nothing.
 * @param values texts and numbers; anything else, such as a file, is left out
 */
export function keepDraft(name: string, values: Values): void {
  const kept = Object.entries(values).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  const draft: Draft = { at: Date.now(), values: Object.fromEntries(kept) }
  keep(keyOf(name), draft)
}

/** What was typed into a form within the last day; undefined where nothing was, or it was sent. */
export function readDraft(name: string): Values | undefined {
  const draft = readKept(keyOf(name)) as Draft | undefined
  if (!draft) return undefined
  if (draft.at > Date.now() - KEPT_MS) return draft.values
  dropDraft(name)
  return undefined
}

/** Forgets what was typed, since it was sent. */
export function dropDraft(name: string): void {
  forget(keyOf(name))
}
