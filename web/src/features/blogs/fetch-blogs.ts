import { api } from 'domain/api.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { takeEarly } from '#lib/early-fetch.ts'
import { asList, readJson } from '#lib/http.ts'

/** Every published post, newest first; the list pages and searches in the browser (spec, section 7). */
export const ALL_BLOGS = api.blogs

/** The few that the home page shows. */
export const LATEST_BLOGS = `${api.blogs}?limit=${BLOGS_ON_HOME}`

/**
 * Fetches published posts from one of the addresses above.
 * @throws HttpError, or TypeError without a connection or for an answer that is no list
 */
export const fetchBlogs = async (address: string): Promise<PublicBlog[]> =>
  asList(await readJson<PublicBlog[]>(await takeEarly(address)))
