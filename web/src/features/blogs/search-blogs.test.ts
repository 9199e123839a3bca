import { expect, test } from 'vitest'
import type { PublicBlog } from 'domain/blog.ts'
import { searchBlogs } from './search-blogs.ts'

const post = (id: string, title: string, description: string): PublicBlog => ({
  id,
  title,
  description,
  image: '',
  externalLink: '',
  is_published: true,
  author_name: '',
  createdAt: '2024-03-15T00:00:00.000Z',
  updatedAt: '2024-03-15T00:00:00.000Z',
})
const loom = post('1', 'How Gulnaz turned one loom into a workshop', 'Eight neighbours draw a wage.')
const loan = post('2', 'Reading a bank’s loan offer', 'The rate is only the first number.')
const ids = (query: string) => searchBlogs([loom, loan], query).map(({ id }) => id)

test('finds a word in a title, in any case', () => expect(ids('LOOM')).toEqual(['1']))
test('finds a word in a description', () => expect(ids('rate')).toEqual(['2']))
test('wants every word, in any order', () => {
  expect(ids('wage loom')).toEqual(['1'])
  expect(ids('wage rate')).toEqual([])
})
test('finds everything for an empty query', () => expect(ids('  ')).toEqual(['1', '2']))
