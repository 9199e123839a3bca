import type { Content } from 'domain/content/content.ts'
import type { PageData } from './page-data.ts'
import { parsePageData } from './page-data-script.ts'

/** What is known of the file at an address. */
export type SiteFile =
  { state: 'here'; data: PageData } | { state: 'missing' } | { state: 'failed'; error: unknown }

const toFile = (data: PageData): SiteFile =>
  data.isNotFound ? { state: 'missing' } : { state: 'here', data }

/** The files of the site that this visit has seen, by address; the page that it began with is the first. */
export class SiteFiles {
  /** What the office says on its site, as far as any of them told it. */
  content: Partial<Content> = {}
  readonly #build: string | undefined
  readonly #files = new Map<string, SiteFile>()
  readonly #listeners = new Set<() => void>()

  /** @param data what the file embeds; that of the page for unknown addresses tells that there is none */
  constructor(path: string, data: PageData) {
    this.#build = data.build
    this.#learn(path, data)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Undefined where it has not come yet. */
  at = (path: string): SiteFile | undefined => this.#files.get(path)

  /**
   * Fetches the file at an address, at which the reader is, and takes out what it embeds. Another build's needs its own scripts: it
   * is loaded as a page.
   */
  async fetch(path: string): Promise<void> {
    try {
      const response = await fetch(path)
      // the page for unknown addresses is a file as well
      if (!response.ok && response.status !== 404) throw new Error(`The server answered ${response.status}`)
      const data = parsePageData(await response.text())
      if (data.build === this.#build) this.#learn(path, data)
      else location.reload()
    } catch (error) {
      console.error(`Error fetching ${path}:`, error)
      this.#set(path, { state: 'failed', error })
    }
  }

  /** Has a file that could not be had asked for again when the reader comes back. */
  forgetFailure(path: string) {
    if (this.#files.get(path)?.state === 'failed') this.#files.delete(path)
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
