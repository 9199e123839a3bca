import { api } from 'domain/api.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { useEffect, useState } from 'react'
import { asList, fetchJson } from '#lib/http.ts'

/** Posts shown to an applicant. */
const SHOWN = 2

// the home page's own address, which the CDN holds already
const address = `${api.blogs}?limit=${BLOGS_ON_HOME}`

/** The latest published posts: undefined while loading, none after a failure (spec, section 8: public blogs). */
export function useLatestPosts(): readonly PublicBlog[] | undefined {
  const [posts, setPosts] = useState<readonly PublicBlog[]>()
  useEffect(() => {
    const gone = new AbortController()
    fetchJson<PublicBlog[]>(address, { signal: gone.signal })
      .then((answer) => setPosts(asList(answer).slice(0, SHOWN)))
      .catch(() => gone.signal.aborted || setPosts([]))
    return () => gone.abort()
  }, [])
  return posts
}
