import type { PublicBlog } from './blog.ts'
import type { PublicComment } from './comment.ts'
import type { Content } from './content/content.ts'
import type { PublicEvent } from './event.ts'
import type { PaymentCompany } from './payment.ts'
import type { Language } from './texts/languages.ts'

/** Everything that the public pages are made from: plain data. */
export interface SiteData {
  content: Content
  /** What is published, in the order of the lists. */
  blogs: readonly PublicBlog[]
  events: readonly PublicEvent[]
  /** `versions/blogs` as it stood before the posts were read. */
  blogsVersion: number
  /** What visitors may read below posts: approved comments, oldest first, by the id of their post. */
  comments?: Readonly<Record<string, readonly PublicComment[]>>
  /** The company behind the card fields; absent where none is. */
  payment?: PaymentCompany | undefined
  /** YYYY-MM-DD where the organisation is: decides which events are past. */
  day: string
  language: Language
  /** Where the site stands, without a slash at the end; '' where that is not known, and pages say no absolute address. */
  origin: string
}

/** A file of the site that can be rendered. */
export interface PlannedFile {
  /** Address of the file from the site's root, such as `/blog-details/abc.html`. */
  path: string
  /** Changes whenever the file's own words, its build or its look change. */
  key: string
  /** Changes whenever only what stands beside the page's own words does (the newest posts in the side bar); '' where nothing does. */
  side: string
  /** The whole file. */
  render: () => Promise<string>
}

/** What the build made for whoever renders: which scripts and styles the pages name. */
export interface SiteFrame {
  /** Tells this build from every other one. */
  build: string
  /** index.html as the build wrote it, with its styles and its places for head, page and data. */
  template: string
  /** Addresses of the built files that pages name, such as `/assets/main-1a2b.js`: without them a page is broken. */
  assets: readonly string[]
}

/** What the web's prerender bundle exports; the build and the function that publishes call the same one. */
export interface SiteRenderer {
  /** Every file of the site, none of them rendered yet. */
  planSite: (frame: SiteFrame, site: SiteData) => PlannedFile[]
}
