import { MAX_LENGTH } from 'domain/limits.ts'
import type { BlogInput } from 'domain/schemas/blog.ts'
import { expect, test, vi } from 'vitest'
import { findPosts } from './search-posts.ts'
import type { Post, PostKind, PostList } from './post-kind.ts'

const searched = vi.fn(({ title, description }: BlogInput) => [title, description])
const kind = { searched } as unknown as PostKind<BlogInput>

const listOf = (...texts: [title: string, description: string][]): PostList<BlogInput> => {
  const posts = texts.map(([title, description], n) => ({ id: String(n + 1), title, description }))
  return { id: 0, version: 1, posts: posts as Post<BlogInput>[], published: posts as Post<BlogInput>[] }
}
const find = async (list: PostList<BlogInput>, search: string) =>
  (await findPosts(kind, list, { drafts: false, search })).map(({ id }) => id)

const few = listOf(
  ['How Gulnaz turned one loom into a workshop', 'Eight neighbours draw a wage.'],
  ['Reading a bank’s loan offer', 'The rate is only the first number.'],
)

test.each([
  ['a word in a title, in any case', 'LOOM', ['1']],
  ['a word in a description', 'rate', ['2']],
  ['every word, in any order and of both', 'wage loom', ['1']],
  ['nothing that lacks a word', 'wage rate', []],
  ['no word over the end of a title', 'workshopeight', []],
  ['everything for nothing but spaces', '  ', ['1', '2']],
])('the search of posts finds %s', async (_what, search, expected) => {
  expect(await find(few, search)).toEqual(expected)
})

/** Makes as many of the longest posts as a large chamber has. */
const many = () =>
  listOf(
    ...Array.from({ length: 2000 }, (_none, n): [string, string] => [
      `Post number ${n}`,
      `Sold by the women of Hazara since ${n}. `.repeat(600).slice(0, MAX_LENGTH.description),
    ]),
  )

test('the texts of posts are normalised once for all searches', async () => {
  const list = many()
  searched.mockClear()
  expect(
    await Promise.all(['sold 1999', 'number 7 hazara', 'nothing'].map((text) => find(list, text))),
  ).toEqual([['2000'], expect.arrayContaining(['8', '78']), []])
  await find(list, 'something else')
  expect(searched).toHaveBeenCalledTimes(2000)
})

test('other requests are answered while the texts of posts are normalised', async () => {
  const list = many()
  let turns = 0
  let isFound = false
  const takeTurns = () => {
    turns += 1
    if (!isFound) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  await find(list, 'nothing')
  isFound = true
  expect(turns).toBeGreaterThan(3)
})
