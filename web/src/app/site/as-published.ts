import type { PublicBlog } from 'domain/blog.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { SiteData } from 'domain/site.ts'

/** What visitors may know of a post or an event alike. */
const told = ({
  id,
  title,
  description,
  image,
  is_published,
  author_name,
  createdAt,
  updatedAt,
}: PublicBlog | PublicEvent) => ({
  id,
  title,
  description,
  image,
  is_published,
  author_name,
  createdAt,
  updatedAt,
})

/** Posts and events with the fields that are named here alone, and no drafts: a file stays on the CDN for anybody. */
export const asPublished = (site: SiteData): SiteData => ({
  ...site,
  blogs: site.blogs
    .filter(({ is_published: isPublished }) => isPublished)
    .map((blog) => ({ ...told(blog), externalLink: blog.externalLink })),
  events: site.events
    .filter(({ is_published: isPublished }) => isPublished)
    .map((event) => ({ ...told(event), date: event.date, time: event.time, location: event.location })),
})
