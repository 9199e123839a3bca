import type { PublicBlog } from 'domain/blog.ts'

/** Posts whose title or description has every word of the query, in any order and case. */
export function searchBlogs(blogs: readonly PublicBlog[], query: string): readonly PublicBlog[] {
  const words = query.toLocaleLowerCase('en').split(/\s+/).filter(Boolean)
  if (words.length === 0) return blogs
  return blogs.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLocaleLowerCase('en')
    return words.every((word) => text.includes(word))
  })
}
