import type { Content } from 'domain/content/content.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { loadFile } from './load-file.ts'
import type { LinkedPage, PageData } from './page-data.ts'

/** The state of the file at an address. */
export type SiteFile =
  { state: 'here'; data: PageData } | { state: 'missing' } | { state: 'failed'; error: unknown }

const toFile = (data: PageData): SiteFile =>
  data.isNotFound ? { state: 'missing' } : { state: 'here', data }

/** Caches the site's files of this visit by address, beginning with the first page. */
export class SiteFiles {
  /** The office's content, merged from all loaded files. */
  content: Partial<Content> = {}
  /** The office's pages that the footer links, as the latest loaded file has them. */
  footerPages: readonly LinkedPage[] = []
  /** Whether nobody had opened the site when the first page of this visit was rendered. */
  readonly isClosed: true | undefined
  /** The data of an address without content. */
  readonly #none: PageData
  readonly #files = new Map<string, SiteFile>()
  readonly #listeners = new Set<() => void>()

  /** @param data the data embedded in the file of `path` */
  constructor(path: string, data: PageData) {
    this.isClosed = data.isClosed
    this.#none = { ...(data.build && { build: data.build }), isNotFound: true, content: {} }
    this.#add(path, data)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the file at an address; undefined if it is not loaded. */
  at = (path: string): SiteFile | undefined => this.#files.get(path)

  /**
   * Loads the file of an address. A file of another build needs that build's scripts, so the page is reloaded.
   * @param signal aborts when the reader leaves the address
   * @param fetchFromRest fetches the post or event if it has no file yet
   */
  async find(
    path: string,
    signal: AbortSignal,
    fetchFromRest?: () => Promise<Partial<PageData>>,
  ): Promise<void> {
    if (this.#files.get(path)?.state === 'here') return
    try {
      // the first page of a visit may itself be the page for unknown addresses
      const data = this.#files.has(path) ? this.#none : await loadFile(path, signal)
      if (data.build !== this.#none.build) return location.reload()
      const fetched = data.isNotFound && (await fetchFromRest?.().catch(() => undefined))
      if (!signal.aborted) this.#add(path, fetched ? { content: data.content, ...fetched } : data)
    } catch (error) {
      if (signal.aborted) return
      // without a connection the service worker has the whole page, or says that it is not kept
      if (error instanceof TypeError && navigator.serviceWorker?.controller) return location.reload()
      console.error(`Error fetching ${path}:`, error)
      this.#set(path, { state: 'failed', error })
    }
  }

  /** Forgets a file that failed or was missing, so that the next visit to its address tries again. */
  leave(path: string) {
    if (this.#files.get(path)?.state !== 'here') this.#files.delete(path)
  }

  /** Applies newer data to the file at an address. */
  change(path: string, changed: Partial<PageData>) {
    const known = this.#files.get(path)
    if (known?.state === 'here') this.#set(path, { state: 'here', data: { ...known.data, ...changed } })
  }

  /** Marks an address as having no content any more. */
  remove(path: string) {
    this.#set(path, { state: 'missing' })
  }

  #add(path: string, data: PageData) {
    this.content = { ...this.content, ...data.content }
    this.footerPages = data.footerPages ?? this.footerPages
    this.#set(path, toFile(data))
  }

  #set(path: string, file: SiteFile) {
    this.#files.set(path, file)
    for (const listener of this.#listeners) listener()
  }
}

const Files = createContext<SiteFiles | undefined>(undefined)

/** Provides the app with the files loaded in this visit. */
export const SiteFilesProvider = Files

/** Returns the files loaded in this visit. @throws Error without a provider */
export function useSiteFiles(): SiteFiles {
  const files = use(Files)
  if (!files) throw new Error('Pages stand within a SiteFilesProvider.')
  return files
}

/** Returns the file at the current address; undefined while it is loading. */
export function useSiteFile(): SiteFile | undefined {
  const files = useSiteFiles()
  const { pathname } = useLocation()
  const read = () => files.at(pathname)
  return useSyncExternalStore(files.subscribe, read, read)
}
