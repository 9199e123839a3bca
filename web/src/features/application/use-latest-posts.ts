import { useQuery } from '@tanstack/react-query'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { call } from '#lib/call.ts'
import { asList } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

/** Posts shown to an applicant. */
const SHOWN = 2

/** The latest published posts: undefined while loading, none after a failure, which is no concern of hers. */
export function useLatestPosts(): readonly PublicBlog[] | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.latestPosts,
    queryFn: async ({ signal }) => {
      // the home page's own question, whose answer the CDN holds already
      const posts = asList(await call(listBlogs, { limit: BLOGS_ON_HOME }, { signal }))
      return posts.slice(0, SHOWN)
    },
  })
  return isError ? [] : data
}
