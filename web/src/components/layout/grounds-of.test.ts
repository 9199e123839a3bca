import { expect, test } from 'vitest'
import { GROUNDS_ON_KORA, groundsOf } from './post-picture.tsx'

const list = Array.from({ length: 12 }, () => ({ image: '' }))
const sameApart = (grounds: readonly unknown[], apart: number) =>
  grounds.filter((ground, n) => n >= apart && ground === grounds[n - apart])

test('no generated picture has the ground of the one before or above it', () => {
  const grounds = groundsOf(list)
  for (const apart of [1, 2, 3]) expect(sameApart(grounds, apart)).toEqual([])
})

test('on kora no picture of a column has the ground of the one above it, or kora', () => {
  const grounds = groundsOf(list, GROUNDS_ON_KORA)
  expect(sameApart(grounds, 1)).toEqual([])
  expect(grounds).not.toContain('kora')
})

test('a photo has no ground', () => {
  expect(groundsOf([{ image: '/media/blogs/a/v-960.webp' }])).toEqual([undefined])
})
