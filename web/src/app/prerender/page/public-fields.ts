import type { PublicBlog } from 'domain/blog.ts'
import type { PublicComment } from 'domain/comment.ts'
import { withoutSamples } from 'domain/content/opening/opening-points.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import type { PublicPage } from 'domain/pages/page.ts'
import type { SiteData } from 'domain/site.ts'
import type { WithUrdu } from 'domain/stored/post.ts'
import { pick } from 'domain/values/collections.ts'

/** The public fields of posts, events and pages alike. */
const PUBLIC_FIELDS = [
  'id',
  'title',
  'description',
  'image',
  'is_published',
  'author_name',
  'author_figure',
  'createdAt',
  'updatedAt',
] as const

const pickPublic = (one: WithUrdu<PublicBlog | PublicEvent | PublicPage>) => ({
  ...pick(one, PUBLIC_FIELDS),
  ...(one.format && { format: one.format }),
  ...(one.ur && { ur: one.ur }),
})

// '' too is kept, since REST answers it: both must have one ETag
const pickWhenAndWhere = ({ date, time, end_date, end_time, location, sequence }: PublicEvent) => ({
  date,
  time,
  ...(end_date !== undefined && { end_date }),
  ...(end_time !== undefined && { end_time }),
  location,
  ...(sequence !== undefined && { sequence }),
})

/** Checks that one is published and that its id needs no encoding: Hosting looks up decoded file names. */
const isPublic = ({ id, is_published: isPublished }: PublicBlog | PublicEvent | PublicPage) =>
  isPublished && /^[\w-]+$/.test(id)

const publicComment = (comment: PublicComment): PublicComment =>
  pick(comment, ['id', 'parent', 'name', 'website', 'comment', 'createdAt'])

const publicFile = (file: ListedFile): ListedFile =>
  pick(file, [
    'id',
    'title',
    'date',
    'readers',
    'languages',
    'name',
    'kind',
    'size',
    'createdAt',
    'updatedAt',
  ])

/**
 * Removes drafts, every field that is not named here, and the samples of a closed site, because anybody can read the site's files.
 */
export const toPublicSite = (site: SiteData): SiteData => ({
  ...site,
  content: site.isClosed ? withoutSamples(site.content) : site.content,
  blogs: site.blogs
    .filter(isPublic)
    .map((blog) => ({ ...pickPublic(blog), externalLink: blog.externalLink })),
  events: site.events.filter(isPublic).map((event) => ({ ...pickPublic(event), ...pickWhenAndWhere(event) })),
  files: (site.files ?? []).map(publicFile),
  pages: (site.pages ?? []).filter(isPublic).map((page) => ({
    ...pickPublic(page),
    name: page.name,
    linked_in: page.linked_in,
    files: page.files ?? [],
    old_names: page.old_names ?? [],
  })),
  comments: Object.fromEntries(
    Object.entries(site.comments ?? {}).map(([post, all]) => [post, all.map(publicComment)]),
  ),
})
