import type { Content } from 'domain/content/content.ts'
import { loadFile } from '../files/load-file.ts'
import type { PageData } from './page-data.ts'

/** What is known of the file at an address. */
export type SiteFile =
  { state: 'here'; data: PageData } | { state: 'missing' } | { state: 'failed'; error: unknown }

const toFile = (data: PageData): SiteFile =>
  data.isNotFound ? { state: 'missing' } : { state: 'here', data }

/** The files of the site that this visit has seen, by address; the page that it began with is the first. */
export class SiteFiles {
  /** What the office says on its site, as far as any of them told it. */
  content: Partial<Content> = {}
  /** What says that there is nothing at an address. */
  readonly #none: PageData
  readonly #files = new Map<string, SiteFile>()
  readonly #listeners = new Set<() => void>()

  /** @param data what the file embeds; that of the page for unknown addresses tells that there is none */
  constructor(path: string, data: PageData) {
    this.#none = { ...(data.build && { build: data.build }), isNotFound: true, content: {} }
    this.#learn(path, data)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Undefined where it has not come yet. */
  at = (path: string): SiteFile | undefined => this.#files.get(path)

  /**
   * Gets what stands at an address that the reader has come to: its file. Another build's needs its own scripts: it is loaded as a page.
   * @param signal says that she has left it
   * @param ask says what stands there where there is no file, or none yet; undefined where nothing can
   */
  async find(path: string, signal: AbortSignal, ask?: () => Promise<Partial<PageData>>): Promise<void> {
    if (this.#files.get(path)?.state === 'here') return
    try {
      // that there is none is known where the page for unknown addresses was what the visit began with
      const data = this.#files.has(path) ? this.#none : await loadFile(path, signal)
      if (data.build !== this.#none.build) return location.reload()
      const asked = data.isNotFound && (await ask?.().catch(() => undefined))
      if (!signal.aborted) this.#learn(path, asked ? { content: data.content, ...asked } : data)
    } catch (error) {
      if (signal.aborted) return
      console.error(`Error fetching ${path}:`, error)
      this.#set(path, { state: 'failed', error })
    }
  }

  /** Has what could not be had, or was not there, asked for again when the reader comes back. */
  leave(path: string) {
    if (this.#files.get(path)?.state !== 'here') this.#files.delete(path)
  }

  /** Notes what is newer than the file at an address. */
  change(path: string, changed: Partial<PageData>) {
    const known = this.#files.get(path)
    if (known?.state === 'here') this.#set(path, { state: 'here', data: { ...known.data, ...changed } })
  }

  /** Notes that there is nothing at an address any more. */
  remove(path: string) {
    this.#set(path, { state: 'missing' })
  }

  #learn(path: string, data: PageData) {
    this.content = { ...this.content, ...data.content }
    this.#set(path, toFile(data))
  }

  #set(path: string, file: SiteFile) {
    this.#files.set(path, file)
    for (const listener of this.#listeners) listener()
  }
}
