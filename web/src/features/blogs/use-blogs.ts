import type { PublicBlog } from 'domain/blog.ts'
import { useEffect, useState } from 'react'
import { HttpError } from '#lib/http.ts'
import { fetchBlogs } from './fetch-blogs.ts'

// shown at once when the reader comes back to a list, while it is asked for again
const lastAnswers = new Map<string, readonly PublicBlog[]>()

/**
 * Published posts from an address of `fetch-blogs.ts`: undefined while loading, none after a failure, which only the
 * console tells (spec, section 8).
 */
export function useBlogs(address: string): readonly PublicBlog[] | undefined {
  const [blogs, setBlogs] = useState(lastAnswers.get(address))
  useEffect(() => {
    let isGone = false
    const show = (answer: readonly PublicBlog[]) => isGone || setBlogs(answer)
    fetchBlogs(address).then(
      (answer) => {
        lastAnswers.set(address, answer)
        show(answer)
      },
      (error: unknown) => {
        if (error instanceof HttpError) console.error('Failed to fetch blogs')
        else console.error('Error fetching blogs:', error)
        show([])
      },
    )
    return () => {
      isGone = true
    }
  }, [address])
  return blogs
}
