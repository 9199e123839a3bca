/** What keys of drafts begin with, and the name of a sent form's answer in `history.state`: the early script asks whether there are any. */
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

/** The first outlives the tab, the second does not: others may use the same phone. */
type Where = 'localStorage' | 'sessionStorage'

/** What this device keeps under a key; undefined where it keeps nothing, or may not. */
export const readKept = (key: string, where: Where = 'localStorage'): unknown =>
  attempt(() => JSON.parse(globalThis[where].getItem(key) ?? 'null') as unknown) ?? undefined

/** Keeps something on this device, as JSON. */
export const keep = (key: string, value: unknown, where: Where = 'localStorage'): void =>
  attempt(() => globalThis[where].setItem(key, JSON.stringify(value)))

export const forget = (key: string, where: Where = 'localStorage'): void =>
  attempt(() => globalThis[where].removeItem(key))

/** Every key that begins so. */
export const keptUnder = (beginning: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(beginning))) ?? []
