import { listBlogs } from 'domain/api/posts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME, BLOGS_PER_PAGE } from 'domain/limits.ts'
import { createPublicList, type PublicList } from '#lib/use-public-list.ts'

/** The first page of all published posts, newest first. */
export const FIRST_BLOGS = createPublicList<PublicBlog>(
  addressOf(listBlogs, {}, { limit: BLOGS_PER_PAGE }),
  'blogs',
)

/** The few that the home page shows. */
export const LATEST_BLOGS = createPublicList<PublicBlog>(
  addressOf(listBlogs, {}, { limit: BLOGS_ON_HOME }),
  'blogs',
)

interface BlogPlace {
  /** From 1. */
  page: number
  /** '' for all posts. */
  search: string
}

/** A page of the posts that match a search. */
export function blogsAt({ page, search }: BlogPlace): PublicList<PublicBlog> {
  if (page === 1 && search === '') return FIRST_BLOGS
  const offset = (page - 1) * BLOGS_PER_PAGE
  const query = { limit: BLOGS_PER_PAGE, offset: offset || undefined, search: search || undefined }
  return createPublicList(addressOf(listBlogs, {}, query), 'blogs')
}
