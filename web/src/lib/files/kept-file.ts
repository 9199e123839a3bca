import { createStore, del, get, set } from 'idb-keyval'

/** Opens the store of this device's files when it is first used. */
let store: ReturnType<typeof createStore> | undefined
const files = () => (store ??= createStore('kept', 'files'))

/** Runs what browsers refuse where storage is switched off or full: a page works without it. */
const attempt = <T>(use: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(use)
    .catch(() => undefined)

/** Keeps a chosen file on this device, so that a reload does not lose it. */
export const keepFile = (key: string, file: File): Promise<void> => attempt(() => set(key, file, files()))

/** Returns a file that this device keeps; undefined where it keeps none. */
export const readKeptFile = async (key: string): Promise<File | undefined> => {
  const kept = await attempt(() => get<unknown>(key, files()))
  return kept instanceof File ? kept : undefined
}

/** Forgets a file. */
export const dropKeptFile = (key: string): Promise<void> => attempt(() => del(key, files()))
