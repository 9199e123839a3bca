import { parsePageData, readPageData } from '../page-data/page-data-script.ts'

/** Timeout of a chunk on a slow line. */
const CHUNK_TIMEOUT_MS = 120_000

/** Thrown if a chunk could not be loaded. Reloading the page may help. */
export class ChunkError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`Loading chunk ${name} failed`, options)
    this.name = 'ChunkError'
  }
}

/**
 * Loads a lazy chunk of the app.
 * @param name used in the error message
 * @throws ChunkError if it fails or takes longer than two minutes
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(name)), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(name, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Session key with the release that this tab was last reloaded for, to reload once for each. */
const KEY = 'reloaded-for'

/** Returns the live release if it differs from the page's own. */
async function newerRelease(): Promise<string | undefined> {
  const page = await fetch(location.pathname, { cache: 'no-cache' })
  const { build } = parsePageData(await page.text())
  return build === readPageData(document).build ? undefined : build
}

/** Reloads the page once for each release. @returns whether it is reloading */
async function reloadOnce(): Promise<boolean> {
  const build = await newerRelease()
  if (!build || sessionStorage.getItem(KEY) === build) return false
  sessionStorage.setItem(KEY, build)
  location.reload()
  return true
}

/**
 * Loads a chunk that the page needs. A new release deletes the chunks of the one before; then the page reloads once.
 * @param name used in the error message
 * @throws ChunkError if that does not help
 */
export async function loadOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(name, load)
  } catch (error) {
    // offline or without storage, the error screen's button remains
    if (!(await reloadOnce().catch(() => false))) throw error
    return new Promise(() => {}) // keep the current screen until the page has reloaded
  }
}
