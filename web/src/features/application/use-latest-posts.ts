import { useQuery } from '@tanstack/react-query'
import { api } from 'domain/api.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { asList, fetchJson } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

/** Posts shown to an applicant. */
const SHOWN = 2

// the home page's own address, which the CDN holds already
const address = `${api.blogs}?limit=${BLOGS_ON_HOME}`

/** The latest published posts: undefined while loading, none after a failure, which is no concern of hers. */
export function useLatestPosts(): readonly PublicBlog[] | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.latestPosts,
    queryFn: async ({ signal }) => asList(await fetchJson<PublicBlog[]>(address, { signal })).slice(0, SHOWN),
  })
  return isError ? [] : data
}
