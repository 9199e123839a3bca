import { listBlogs } from 'domain/api/posts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { createPublicList } from '#lib/use-public-list.ts'

/** Every published post, newest first; the page itself pages and searches. */
export const ALL_BLOGS = createPublicList<PublicBlog>(addressOf(listBlogs), 'blogs')

/** The few that the home page shows. */
export const LATEST_BLOGS = createPublicList<PublicBlog>(
  addressOf(listBlogs, {}, { limit: BLOGS_ON_HOME }),
  'blogs',
)
