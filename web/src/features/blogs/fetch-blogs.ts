import { listBlogs } from 'domain/api/blogs.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { takeEarly } from '#lib/early-fetch.ts'
import { asList, readJson } from '#lib/http.ts'

/** Every published post, newest first; the list pages and searches in the browser. */
export const ALL_BLOGS = addressOf(listBlogs)

/** The few that the home page shows. */
export const LATEST_BLOGS = addressOf(listBlogs, {}, { limit: BLOGS_ON_HOME })

/**
 * Fetches published posts from one of the addresses above.
 * @throws HttpError, or TypeError without a connection or for an answer that is no list
 */
export const fetchBlogs = async (address: string): Promise<PublicBlog[]> =>
  asList(await readJson<PublicBlog[]>(await takeEarly(address)))
