import { expect, test } from 'vitest'
import { type Thread, toThreads } from './comment-threads.ts'

const comment = (id: string, parent = '') => ({
  id,
  parent,
  name: id,
  website: '',
  comment: id,
  createdAt: '2024-03-16T06:20:00.000Z',
})
const outline = (threads: readonly Thread[]): unknown[] =>
  threads.map(({ comment: { id }, replies }) => (replies.length > 0 ? [id, outline(replies)] : id))

test('replies are nested three levels deep, deeper ones stay at the third level', () => {
  const comments = [
    comment('a'),
    comment('b'),
    comment('a1', 'a'),
    comment('a11', 'a1'),
    comment('a111', 'a11'),
    comment('a1111', 'a111'),
    comment('a2', 'a'),
  ]
  expect(outline(toThreads(comments))).toEqual([['a', [['a1', ['a11', 'a111', 'a1111']], 'a2']], 'b'])
})

test('a reply to a missing comment is a thread of its own', () => {
  expect(outline(toThreads([comment('a', 'gone'), comment('b', 'c'), comment('c')]))).toEqual(['a', 'b', 'c'])
})
