import { expect, test } from 'vitest'
import { GROUNDS_ON_KORA, groundsOf } from './grounds-of.ts'

const list = Array.from({ length: 60 }, (_, n) => ({ id: `post-${n}`, image: '' }))

test('no generated picture has the ground of the one before or above it', () => {
  const grounds = groundsOf(list)
  const same = [1, 2, 3].flatMap((apart) =>
    grounds.filter((ground, n) => n >= apart && ground === grounds[n - apart]),
  )
  expect(same).toEqual([])
  expect(new Set(grounds)).toEqual(new Set(['raat', 'kora', 'anaar', 'genda']))
})

test('on kora the same holds for rows of one and of three, without kora', () => {
  const grounds = groundsOf(list, GROUNDS_ON_KORA)
  const same = [1, 3].flatMap((apart) =>
    grounds.filter((ground, n) => n >= apart && ground === grounds[n - apart]),
  )
  expect(same).toEqual([])
  expect(grounds).not.toContain('kora')
})

test('a photo has no ground', () => {
  expect(groundsOf([{ id: 'a', image: '/media/blogs/a/v-960.webp' }])).toEqual([undefined])
})
