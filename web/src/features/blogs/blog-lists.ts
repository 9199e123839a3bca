import { api } from 'domain/api.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { createPublicList } from '#lib/use-public-list.ts'

/** Every published post, newest first; the page itself pages and searches. */
export const ALL_BLOGS = createPublicList<PublicBlog>(api.blogs, 'blogs')

/** The few that the home page shows. */
export const LATEST_BLOGS = createPublicList<PublicBlog>(`${api.blogs}?limit=${BLOGS_ON_HOME}`, 'blogs')
