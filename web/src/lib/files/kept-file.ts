const STORE = 'files'

/** Runs one request on the files that this device keeps; undefined where its browser keeps none. */
async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const finished = <R>(request: IDBRequest<R>) =>
    new Promise<R>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('No file is kept')))
    })
  try {
    const opening = indexedDB.open('kept', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    const database = await finished(opening)
    const result = await finished(run(database.transaction(STORE, mode).objectStore(STORE)))
    database.close()
    return result
  } catch {
    // switched off or full: a page works without it
    return undefined
  }
}

/** Keeps a chosen file on this device, so that a reload does not lose it. */
export const keepFile = async (key: string, file: File): Promise<void> =>
  void (await inStore('readwrite', (store) => store.put(file, key)))

export const readKeptFile = async (key: string): Promise<File | undefined> => {
  const kept = await inStore<unknown>('readonly', (store) => store.get(key))
  return kept instanceof File ? kept : undefined
}

export const dropKeptFile = (key: string): Promise<void> => inStore('readwrite', (store) => store.delete(key))
