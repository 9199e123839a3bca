import type { PublicBlog } from './blog.ts'
import type { PublicComment } from './comment.ts'
import type { Content } from './content/content.ts'
import type { PublicEvent } from './event.ts'
import type { Language } from './texts/languages.ts'

/** The card companies. `sandbox` charges no card; it is for the local suite. */
export const PAYMENT_COMPANIES = ['sandbox'] as const
export type PaymentCompany = (typeof PAYMENT_COMPANIES)[number]

/** The data of all public pages. */
export interface SiteData {
  content: Content
  /** What is published, in the order of the lists. */
  blogs: readonly PublicBlog[]
  events: readonly PublicEvent[]
  /** `versions/blogs` before the posts were read. */
  blogsVersion: number
  /** Approved comments by the id of their post, oldest first. */
  comments?: Readonly<Record<string, readonly PublicComment[]>>
  /** The card company; absent for none. */
  payment?: PaymentCompany | undefined
  /** Today where the organisation is, YYYY-MM-DD. It decides which events are past. */
  day: string
  language: Language
  /** The site's origin; '' when unknown, and then pages name no absolute address. */
  origin: string
}

/** A file of the site that can be rendered. */
export interface PlannedFile {
  /** Address of the file from the site's root, such as `/blog-details/abc.html`. */
  path: string
  /** Changes with the file's own content and with the build. */
  key: string
  /** Changes with the content beside the page's own, such as the newest posts; '' for none. */
  side: string
  /** The whole file. */
  render: () => Promise<string>
}

/** The scripts and styles of a build, for rendering. */
export interface SiteFrame {
  /** The id of the build. */
  build: string
  /** index.html of the build, with placeholders for head, page and data. */
  template: string
  /** Addresses of built files that pages name, such as `/assets/main-1a2b.js`. */
  assets: readonly string[]
}

/** The exports of the prerender bundle, which the build and the publishing function call. */
export interface SiteRenderer {
  /** Lists every file of the site, not rendered yet. */
  planSite: (frame: SiteFrame, site: SiteData) => PlannedFile[]
}
