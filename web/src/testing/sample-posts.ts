import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_RECENT } from 'domain/values/list-limits.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { toCard } from '#lib/page-data/to-card.ts'

const post = (index: number, more: Partial<PublicBlog> = {}): PublicBlog => ({
  id: `post-${index}`,
  title: `Post number ${index}`,
  description: index === 7 ? 'About saffron.' : 'About trade.',
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  createdAt: `2024-03-${String(28 - index).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: '2024-03-28T08:00:00.000Z',
  ...more,
})

/** The second post is external; only the seventh mentions saffron. */
export const TWELVE_POSTS: readonly PublicBlog[] = Array.from({ length: 12 }, (_, index) =>
  post(index + 1, index === 1 ? { externalLink: 'https://www.trade.example/guide' } : {}),
)

/** Returns the data in the file of a page that shows this many of these posts. */
export const heldOf = (posts: readonly PublicBlog[], count: number): Pick<PageData, 'blogs' | 'recent'> => ({
  blogs: { items: posts.slice(0, count).map(toCard), total: posts.length, etag: '"held"', version: 3 },
  recent: posts.slice(0, BLOGS_RECENT + 1).map(toCard),
})

/** Returns the server's response for a page of these posts, or for a search of one word. */
export function answerAbout(posts: readonly PublicBlog[], address: string) {
  const query = new URL(address).searchParams
  const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit') ?? 50)]
  const word = query.get('search') ?? ''
  const found = posts.filter(({ title, description }) => `${title} ${description}`.includes(word))
  return {
    json: found.slice(offset, offset + limit),
    headers: { 'x-total-count': String(found.length) },
  }
}
