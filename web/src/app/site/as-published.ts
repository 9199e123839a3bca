import type { PublicBlog } from 'domain/blog.ts'
import type { PublicComment } from 'domain/comment.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { SiteData } from 'domain/site.ts'

/** What visitors may know of posts and events alike. */
const TOLD = [
  'id',
  'title',
  'description',
  'image',
  'is_published',
  'author_name',
  'createdAt',
  'updatedAt',
] as const

const told = (one: PublicBlog | PublicEvent) =>
  Object.fromEntries(TOLD.map((name) => [name, one[name]])) as Pick<
    PublicBlog & PublicEvent,
    (typeof TOLD)[number]
  >

/** Whether one is out, and at an address that is the same however it is written: the name of a file is looked for decoded. */
const isOut = ({ id, is_published: isPublished }: PublicBlog | PublicEvent) =>
  isPublished && /^[\w-]+$/.test(id)

const toldComment = ({ id, parent, name, website, comment, createdAt }: PublicComment): PublicComment => ({
  id,
  parent,
  name,
  website,
  comment,
  createdAt,
})

/** Posts, events and comments with the fields that are named here alone, and no drafts: a file stays on the CDN for anybody. */
export const asPublished = (site: SiteData): SiteData => ({
  ...site,
  blogs: site.blogs.filter(isOut).map((blog) => ({ ...told(blog), externalLink: blog.externalLink })),
  events: site.events
    .filter(isOut)
    .map((event) => ({ ...told(event), date: event.date, time: event.time, location: event.location })),
  comments: Object.fromEntries(
    Object.entries(site.comments ?? {}).map(([post, all]) => [post, all.map(toldComment)]),
  ),
})
