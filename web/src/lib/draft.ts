/** What was typed is forgotten after a day. */
const KEPT_MS = 24 * 3_600_000

type Values = Record<string, unknown>

interface Draft {
  /** Epoch milliseconds. */
  at: number
  values: Values
}

const keyOf = (name: string) => `draft:${name}`

/** Runs what browsers refuse where storage is switched off or full: a form works without it. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/**
 * Keeps on this device what was typed into a form, so that a reload, Back or a lost connection loses nothing.
 * @param values texts and numbers; anything else, such as a file, is left out
 */
export function keepDraft(name: string, values: Values): void {
  const kept = Object.entries(values).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  const draft: Draft = { at: Date.now(), values: Object.fromEntries(kept) }
  attempt(() => localStorage.setItem(keyOf(name), JSON.stringify(draft)))
}

/** What was typed into a form within the last day; undefined where nothing was, or it was sent. */
export function readDraft(name: string): Values | undefined {
  const draft = attempt(() => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft | null)
  if (!draft) return undefined
  if (draft.at > Date.now() - KEPT_MS) return draft.values
  dropDraft(name)
  return undefined
}

/** Forgets what was typed, since it was sent. */
export function dropDraft(name: string): void {
  attempt(() => localStorage.removeItem(keyOf(name)))
}
