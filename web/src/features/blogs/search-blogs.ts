import type { PublicBlog } from 'domain/blog.ts'
import { comparable } from 'domain/comparable.ts'

/** Posts whose title or description has every word of the query, in any order, whatever its case and accents. */
export function searchBlogs(blogs: readonly PublicBlog[], query: string): readonly PublicBlog[] {
  const words = comparable(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return blogs
  return blogs.filter(({ title, description }) => {
    const text = comparable(`${title} ${description}`)
    return words.every((word) => text.includes(word))
  })
}
