import type { PublicBlog } from 'domain/blog.ts'
import type { PublicComment } from 'domain/comment.ts'
import type { Content } from 'domain/content/content.ts'
import type { SamplePost } from 'domain/content/sample-post.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { PaymentCompany } from 'domain/payment.ts'

/** What a card of a post shows; its description is cut to what a card can show. */
export type CardBlog = Pick<
  PublicBlog,
  'id' | 'title' | 'description' | 'image' | 'externalLink' | 'createdAt'
>

/** What a card of an event shows; its description is cut to what a card can show. */
export type CardEvent = Pick<
  PublicEvent,
  'id' | 'title' | 'description' | 'image' | 'date' | 'time' | 'location' | 'updatedAt'
>

/** Events as they stood on the day of the file's release: the browser's own day decides nothing. */
export interface EventsData {
  /** The next one first. */
  coming: readonly CardEvent[]
  /** The latest first. */
  past: readonly CardEvent[]
}

/** A part of a list. */
export interface ListPart<Item> {
  items: readonly Item[]
  /** How many the whole list has. */
  total: number
}

/** A part of a list as a page holds it, with the tag by which the API is asked whether there is a newer one. */
export interface ListData<Item> extends ListPart<Item> {
  etag: string
  /** Of the whole list, which rises with each change of it: what a cache answers may be older than what the page holds. */
  version: number
}

/** Beside a post or an event: its neighbours in the order of the list. */
export interface Neighbour {
  id: string
  title: string
  image: string
}

interface WithNeighbours {
  etag: string
  /** Older, newer; of events the one before, the one after. Absent at the ends. */
  previous?: Neighbour
  next?: Neighbour
}

/** What the sample post has and the office's own posts have not. */
export type SampleParts = Pick<SamplePost, 'aboutAuthor' | 'likes' | 'caption' | 'body' | 'tags'>

/** What a page shows beside its fixed texts: embedded in its file, plain JSON. */
export interface PageData {
  /** Of the build that rendered it; absent where nothing was built. */
  build?: string
  /** Where the site stands, without a slash at the end; absent where that is not known. */
  origin?: string
  /** That this is the page for every address that there is nothing at. */
  isNotFound?: true
  content: Partial<Content>
  /** Of /home and of /blog: the posts that it shows. */
  blogs?: ListData<CardBlog>
  /** The newest posts beside a post or a list. */
  recent?: readonly CardBlog[]
  post?: WithNeighbours & { blog: PublicBlog; sample?: SampleParts }
  event?: WithNeighbours & { event: PublicEvent }
  /** Of /event, of home pages and beside an event. */
  events?: EventsData
  /** Of a post's page: what was said about it, oldest first, answers among them. */
  comments?: readonly PublicComment[]
  /** Of /donate: what stands behind its card fields; absent where nothing does. */
  payment?: PaymentCompany
}
