import { expect, test } from 'vitest'
import { toPublic, toPublicAnswer } from './public-answer.ts'

const answer = (asked: string, posts: Parameters<typeof toPublicAnswer>[1], total: number) =>
  toPublicAnswer(asked, posts, { total, language: 'en' })
const page = (letter: string) => [{ author_uid: 'somebody', text: letter.repeat(1_000_000) }]

test('visitors get the seed of the figure of the author instead of the uid', () => {
  const post = { title: 'One', author_uid: 'mN4uXbT0c2YpQw9', editor_name: 'Rabia Swati' }
  expect(toPublic(post)).toEqual({ title: 'One', author_figure: '1n5voaa' })
  expect(toPublic({ title: 'Two', author_uid: '' })).toEqual({ title: 'Two' })
})

test('the cache holds up to 8 MiB and keeps frequent responses', () => {
  const first = answer('first', page('a'), 1)
  const second = answer('second', page('b'), 1)
  for (let n = 0; n < 9; n += 1) {
    answer(`more ${n}`, page('c'), 1)
    expect(answer('first', page('a'), 1)).toBe(first)
  }
  expect(answer('second', page('b'), 1)).not.toBe(second)
})

test('the keys count as well: ten thousand empty results stay within 8 MiB', () => {
  const first = answer('long ago', [], 0)
  for (let n = 0; n < 12_000; n += 1) answer(`${n} ${'x'.repeat(100)}`, [], 0)
  expect(answer('long ago', [], 0)).not.toBe(first)
})

test('a page with the same posts has another hash when the total changes', () => {
  const { body, etag } = answer('one of one', page('a'), 1)
  const later = answer('one of two', page('a'), 2)
  expect(later.body).toEqual(body)
  expect(later.etag).not.toBe(etag)
})
