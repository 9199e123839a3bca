import type { PublicBlog } from './blog.ts'
import type { PublicComment } from './comment.ts'
import type { StoredContent } from './content/content.ts'
import type { CancelledItem, PublicEvent } from './event.ts'
import type { ListedFile } from './files/office-file.ts'
import type { PublicPage } from './pages/page.ts'
import type { ShareCard } from './share-card.ts'
import type { WithUrdu } from './stored/post.ts'
import type { Language } from './texts/languages.ts'

/** Names a card company that the code supports. So far this is only `sandbox`, for local use: it charges no card. */
export type PaymentCompany = 'sandbox'

/** Holds the data of all public pages. */
export interface SiteData {
  /** Texts of a part with a format have marks. */
  content: StoredContent
  /** Nobody has opened the site yet: pages hide its samples, and search engines must not list it. */
  isClosed?: boolean
  /** Lists the published posts, in the order in which pages list them. */
  blogs: readonly WithUrdu<PublicBlog>[]
  /** Lists the published events, in the order in which pages list them. */
  events: readonly WithUrdu<PublicEvent>[]
  /** Lists the published pages of the office in their order; absent for none. */
  pages?: readonly WithUrdu<PublicPage>[]
  /** Lists the events that were taken off the site in the last 30 days, for calendars. */
  cancelled?: readonly CancelledItem[]
  /** Holds the number in the document `versions/blogs`, as read before the posts. Each change of a post increases it. */
  blogsVersion: number
  /** Maps the id of a post to its approved comments, oldest first. */
  comments?: Readonly<Record<string, readonly PublicComment[]>>
  /** Lists the office's files, with those for members, the newest first. */
  files?: readonly ListedFile[]
  /** Names the card company; absent if the site takes no cards. */
  payment?: PaymentCompany | undefined
  /** Holds today's date in the organisation's time zone, YYYY-MM-DD. It decides which events are past. */
  day: string
  language: Language
  /** Holds the origin of the site's URLs; '' if unknown, and then pages contain no absolute URL. */
  origin: string
  /** Maps the path of a page to the path of its share card, if that is drawn. Other pages name the chamber's card. */
  cards?: Readonly<Record<string, string>>
}

/** Describes a file of the site before it is rendered. */
export interface PlannedFile<Content = string> {
  /** Holds the path from the site's root, such as `/blog-details/abc.html`. */
  path: string
  /** Holds a hash of the build and the file's own content. A file with another key is rendered first. */
  key: string
  /** Holds a hash of the page's side bar, such as the newest posts; '' without a side bar. Its change may wait. */
  side: string
  /** Renders the whole file. */
  render: () => Promise<Content>
}

/** Holds what all pages of a build share: the HTML around their content, and their scripts and styles. */
export interface SiteFrame {
  /** Identifies the build. */
  build: string
  /** Holds the built index.html, with placeholders for head, page and data. */
  template: string
  /** Lists the paths of built files that pages use, such as `/assets/main-1a2b.js`. */
  assets: readonly string[]
}

/** Describes the exports of the prerender bundle. The build, the publishing function and the local suite call them. */
export interface SiteRenderer {
  /** Lists every file of the site. Nothing is rendered until a file's `render` is called. */
  planSite: (frame: SiteFrame, site: SiteData) => PlannedFile[]
  /** Lists the share cards of all pages, those of the newest posts first. */
  planCards: (site: SiteData) => Promise<ShareCard[]>
}
