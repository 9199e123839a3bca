import type { PublicBlog } from 'domain/blog.ts'
import type { PublicComment } from 'domain/comment.ts'
import type { Content } from 'domain/content/content.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import type { SamplePost } from 'domain/content/sample-post.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import type { PublicPage } from 'domain/pages/page.ts'
import type { PaymentCompany } from 'domain/site.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { Currency } from 'domain/money/money.ts'

/** What a card of a post shows; the description is shortened. */
export type CardBlog = Pick<
  PublicBlog,
  'id' | 'title' | 'description' | 'image' | 'externalLink' | 'createdAt' | 'language'
>

/** What a card of an event shows; the description is shortened. */
export type CardEvent = Pick<
  PublicEvent,
  'id' | 'title' | 'description' | 'image' | 'date' | 'time' | 'location' | 'updatedAt' | 'language'
>

/** Events as of the day on which the file was rendered; the browser's date does not matter. */
interface EventsData {
  /** Upcoming, the next one first. */
  coming: readonly CardEvent[]
  /** Latest first. */
  past: readonly CardEvent[]
}

/** A part of a list. */
export interface ListPart<Item> {
  items: readonly Item[]
  /** Length of the whole list. */
  total: number
}

/** A part of a list with its entity tag, to check with REST for a newer one. */
export interface ListData<Item> extends ListPart<Item> {
  etag: string
  /** Rises with each change of the whole list. A cache may answer with an older version. */
  version: number
}

/** The post or event before or after another one in its list. */
export interface Neighbour {
  id: string
  title: string
  image: string
}

interface WithNeighbours {
  etag: string
  /** `previous` is the older post or the earlier event. Absent at the ends of the list. */
  previous?: Neighbour
  next?: Neighbour
}

/** Fields that only the sample post has. */
type SampleParts = Pick<SamplePost, 'aboutAuthor' | 'likes' | 'caption' | 'body' | 'tags'>

/** What the home page says of fees and services. */
interface Glance {
  /** The lowest fees as text, each '' if there is none; absent if the office names no fees. */
  fees?: { once: string; yearly: string }
  /** Who may come without being a member; '' says nothing. */
  open: string
  services: readonly { title: string; text: string }[]
}

/** A page of the office as others link it. */
export type LinkedPage = Pick<PublicPage, 'name' | 'title'>

/** The data that a page shows besides its fixed texts, embedded in its file as JSON. */
export interface PageData {
  /** The build that rendered the page; absent in development. */
  build?: string
  /** The site's origin without a trailing slash; absent if unknown. */
  origin?: string
  /** Marks the page for unknown addresses. */
  isNotFound?: true
  /** No other language has this page; the link to another language then leads to its list. */
  isAlone?: true
  /** Nobody has opened the site yet. */
  isClosed?: true
  content: Partial<Content>
  /** The organisation in other languages, in the files that all languages share: the dashboard's and that for unknown addresses. */
  organisations?: Partial<Record<Language, Organisation>>
  /** The posts on /home and /blog. */
  blogs?: ListData<CardBlog>
  /** The newest posts beside a post or a list. */
  recent?: readonly CardBlog[]
  post?: WithNeighbours & { blog: PublicBlog; sample?: SampleParts }
  event?: WithNeighbours & { event: PublicEvent }
  /** The page that the office made. */
  page?: Pick<PublicPage, 'id' | 'title' | 'description' | 'html' | 'updatedAt'> & {
    downloads?: readonly ListedFile[]
  }
  /** The office's pages that are linked at the end of /about, in their order. */
  aboutPages?: readonly LinkedPage[]
  /** Those in the footer of every page; absent for none. */
  footerPages?: readonly LinkedPage[]
  /** The events on /event, on home pages and beside an event. */
  events?: EventsData
  /** The comments on a post, oldest first, with replies. */
  comments?: readonly PublicComment[]
  glance?: Glance
  /** The files on /downloads, the newest first, with those for members. */
  files?: readonly ListedFile[]
  /** The chamber's currency, on pages that show an amount without the part `giving`. */
  currency?: Currency
  /** The version of the privacy page, on that page and where people accept it. */
  privacyVersion?: string
  /** The payment provider on /donate; absent if none is configured. */
  payment?: PaymentCompany
}
