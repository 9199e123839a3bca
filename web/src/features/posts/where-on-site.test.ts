import { expect, test } from 'vitest'
import { type Publishing, whereList, wherePost } from './where-on-site.ts'

const LIVE: Publishing = { version: 7, live: 7, readAt: '2026-11-22T10:00:00.000Z', problem: null }
const BEHIND = { ...LIVE, version: 8 }
const FAILED: Publishing = { ...BEHIND, problem: { code: 'failed', detail: '', at: LIVE.readAt } }
const NEVER = { ...BEHIND, live: 0, readAt: '' }

const EARLIER = '2026-11-22T09:00:00.000Z'
const JUST_BEFORE = '2026-11-22T09:59:50.000Z'
const LATER = '2026-11-22T10:00:01.000Z'

test.each([
  ['all is live', LIVE, 'on', ['on', 'on', 'on']],
  ['a release is on its way', BEHIND, 'coming', ['on', 'coming', 'coming']],
  ['a release failed', FAILED, 'late', ['on', 'late', 'late']],
  ['nothing was ever released', NEVER, 'coming', ['coming', 'coming', 'coming']],
  ['an older problem stands beside a whole site', { ...FAILED, live: 8 }, 'on', ['on', 'on', 'on']],
] as const)('where %s', (_what, publishing, list, posts) => {
  expect(whereList(publishing)).toBe(list)
  const changes = [EARLIER, JUST_BEFORE, LATER]
  expect(changes.map((updatedAt) => wherePost({ is_published: true, updatedAt }, publishing))).toEqual(posts)
  expect(wherePost({ is_published: false, updatedAt: LATER }, publishing)).toBe('off')
})
