import { expect, test } from 'vitest'
import { entityTag, toFigureSeed } from './entity-tag.ts'

const post = { id: 'a', title: 'Saffron', tags: [{ b: 1, a: 2 }] }

test('the order of keys does not change the tag, at any depth', () => {
  expect(entityTag({ tags: [{ a: 2, b: 1 }], title: 'Saffron', id: 'a' })).toBe(entityTag(post))
})

test('the result is a valid ETag', () => {
  expect(entityTag(post)).toMatch(/^"(?:[a-z0-9]+-){2}[a-z0-9]+"$/)
})

test.each([
  ['a text', { ...post, title: 'saffron' }, undefined],
  ['the order of a list', [2, 1], undefined],
  ['the total of a list', [1, 2], 3],
  ['a longer list', [1, 2, 3], undefined],
])('%s changes the tag', (_what, content, total) => {
  expect([entityTag(post), entityTag([1, 2]), entityTag([1, 2], 2)]).not.toContain(entityTag(content, total))
})

test('ten thousand contents that differ by one letter have ten thousand tags', () => {
  const tags = Array.from({ length: 10_000 }, (_none, n) => entityTag({ ...post, title: `Post ${n}` }))
  expect(new Set(tags).size).toBe(10_000)
})

test('the seed of a figure is the same everywhere and does not contain the id', () => {
  expect(toFigureSeed('mN4uXbT0c2YpQw9')).toBe('1n5voaa')
  expect(toFigureSeed('mN4uXbT0c2YpQw8')).not.toBe('1n5voaa')
})
