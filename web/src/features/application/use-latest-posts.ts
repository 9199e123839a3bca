import { listBlogs } from 'domain/api/blogs.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { useEffect, useState } from 'react'
import { call } from '#lib/call.ts'
import { asList } from '#lib/http.ts'

/** Posts shown to an applicant. */
const SHOWN = 2

/** The latest published posts: undefined while loading, none after a failure. */
export function useLatestPosts(): readonly PublicBlog[] | undefined {
  const [posts, setPosts] = useState<readonly PublicBlog[]>()
  useEffect(() => {
    const gone = new AbortController()
    // the home page's own question, whose answer the CDN holds already
    call(listBlogs, { limit: BLOGS_ON_HOME }, { signal: gone.signal })
      .then((answer) => setPosts(asList(answer).slice(0, SHOWN)))
      .catch(() => gone.signal.aborted || setPosts([]))
    return () => gone.abort()
  }, [])
  return posts
}
