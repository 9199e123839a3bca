/** The prefix of the drafts' keys, and the name of a sent form's answer in `history.state`. The early script looks for both. */
export const DRAFTS = 'draft:'
export const SENT = 'sent'

/** Runs what browsers refuse where storage is switched off or full: a page works without it. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Where to keep it: the first outlives the tab, the second does not. */
type Where = 'localStorage' | 'sessionStorage'

/** Returns what this device keeps under a key; undefined where it keeps nothing. */
export const readKept = (key: string, where: Where = 'localStorage'): unknown =>
  attempt(() => JSON.parse(globalThis[where].getItem(key) ?? 'null') as unknown) ?? undefined

/** Keeps something on this device, as JSON. */
export const keep = (key: string, value: unknown, where: Where = 'localStorage'): void =>
  attempt(() => globalThis[where].setItem(key, JSON.stringify(value)))

export const forget = (key: string, where: Where = 'localStorage'): void =>
  attempt(() => globalThis[where].removeItem(key))

/** Returns every key with a prefix. */
export const keptUnder = (beginning: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning))) ?? []
