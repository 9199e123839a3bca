/** Starts the storage key of every form draft. The script that runs before the app looks for such keys (`app/early`). */
export const DRAFT_PREFIX = 'draft:'

/** The key of the language that was chosen on this device. The script in index.html reads and writes it too. */
export const LANGUAGE_KEY = 'language'

/** Names the entry in `history.state` with the answer to a form that was sent. The same script looks for it. */
export const SENT_ANSWER_KEY = 'sent'

/** Returns what `use` returns; undefined where it throws, as when the browser's storage is switched off or full. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The key in `sessionStorage` of a tab that was signed in without Remember Me. */
export const ENDS_WITH_TAB = 'ends-with-tab'

/** Names a storage of the browser. `localStorage` stays when the tab is closed; `sessionStorage` does not. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** Returns the value under a key of the browser's storage; undefined if there is none or it cannot be read. */
export const readStorage = (key: string, area: StorageArea = 'localStorage'): unknown =>
  attempt(() => JSON.parse(globalThis[area].getItem(key) ?? 'null') as unknown) ?? undefined

/** Saves a value as JSON under a key of the browser's storage. Does nothing if the browser refuses. */
export const writeStorage = (key: string, value: unknown, area: StorageArea = 'localStorage'): void =>
  attempt(() => globalThis[area].setItem(key, JSON.stringify(value)))

/** Deletes the value under a key of the browser's storage. Does nothing if the browser refuses. */
export const removeFromStorage = (key: string, area: StorageArea = 'localStorage'): void =>
  attempt(() => globalThis[area].removeItem(key))

/** Returns every key of the browser's storage that begins with a prefix. */
export const storageKeys = (prefix: string, area: StorageArea = 'localStorage'): string[] =>
  attempt(() => Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))) ?? []
