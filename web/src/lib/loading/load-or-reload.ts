import { loadChunk } from './load-chunk.ts'
import { parsePageData, readPageData } from '../page-data/page-data-script.ts'

/** Under which the tab remembers for which release it has been loaded again, so that it is never twice for one. */
const KEY = 'reloaded-for'

/** The release that is live, where it is another than the page's own. */
async function newerRelease(): Promise<string | undefined> {
  const page = await fetch(location.pathname, { cache: 'no-cache' })
  const { build } = parsePageData(await page.text())
  return build === readPageData(document).build ? undefined : build
}

/** @returns whether the page is being loaded again */
async function reloadOnce(): Promise<boolean> {
  const build = await newerRelease()
  if (!build || sessionStorage.getItem(KEY) === build) return false
  sessionStorage.setItem(KEY, build)
  location.reload()
  return true
}

/**
 * Loads a part that its page cannot do without. After a new release the files of the one before are gone: then the page is loaded
 * again, once.
 * @param name what the message calls it
 * @throws ChunkError where that does not help
 */
export async function loadOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(name, load)
  } catch (error) {
    // without a connection, or where nothing may be stored, there is still the button of the error screen
    if (!(await reloadOnce().catch(() => false))) throw error
    return new Promise(() => {}) // what is shown stays until the page has come anew
  }
}
