import type { Count } from '../values/formats.ts'
import type { PostRecord } from './post.ts'

/** The places that can link a page of the office: nothing, the footer of every page, or the end of /about. */
export const PAGE_LINKS = ['none', 'footer', 'about'] as const
export type PageLink = (typeof PAGE_LINKS)[number]

/** A page that the office makes. It has no picture of its own: `image` is ''. */
export interface PageDocument extends PostRecord {
  title: string
  /**
   * The end of its address, `/page/{name}`.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  name: string
  description: string
  linked_in: PageLink
  is_published: boolean
  /** Ids of the files that it offers. */
  files: string[]
  /** Its position among the pages, from 0; absent for 0. */
  order?: Count
  /** Earlier names, the latest first. They lead to the page. */
  old_names?: string[]
}
