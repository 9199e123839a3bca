import { expect, test } from 'vitest'
import { type Publishing, listState, postState } from './publishing-state.ts'

const BLOGS = { name: 'blogs' } as const
const LIVE: Publishing = {
  version: 7,
  live: 7,
  readAt: '2026-11-22T10:00:00.000Z',
  problem: null,
  leftOut: [],
}
const BEHIND = { ...LIVE, version: 8 }
const FAILED: Publishing = { ...BEHIND, problem: { code: 'failed', detail: '' } }
const NEVER = { ...BEHIND, live: 0, readAt: '' }

const EARLIER = '2026-11-22T09:00:00.000Z'
const JUST_BEFORE = '2026-11-22T09:59:50.000Z'
const LATER = '2026-11-22T10:00:01.000Z'

test.each([
  ['all is live', LIVE, 'on', ['on', 'on', 'on'], ['off', 'off', 'off']],
  ['a release is on its way', BEHIND, 'coming', ['on', 'coming', 'coming'], ['off', 'leaving', 'leaving']],
  ['a release failed', FAILED, 'late', ['on', 'late', 'late'], ['off', 'late', 'late']],
  [
    'nothing was ever released',
    NEVER,
    'coming',
    ['coming', 'coming', 'coming'],
    ['leaving', 'leaving', 'leaving'],
  ],
  ['something else has a problem', { ...FAILED, live: 8 }, 'on', ['on', 'on', 'on'], ['off', 'off', 'off']],
] as const)('when %s', (_what, publishing, list, posts, drafts) => {
  expect(listState(publishing)).toBe(list)
  const createdAt = '2026-01-01T00:00:00.000Z'
  const stateOf = (is_published: boolean) => (updatedAt: string) =>
    postState(BLOGS, { id: 'one', is_published, createdAt, updatedAt }, publishing)
  const changes = [EARLIER, JUST_BEFORE, LATER]
  expect(changes.map(stateOf(true))).toEqual(posts)
  expect(changes.map(stateOf(false))).toEqual(drafts)
})

test('a draft that was never published is not on the site, whatever is live', () => {
  const draft = { id: 'one', is_published: false, createdAt: LATER, updatedAt: LATER }
  for (const publishing of [LIVE, BEHIND, FAILED, NEVER])
    expect(postState(BLOGS, draft, publishing)).toBe('off')
})

test('a post that cannot be rendered is not on the site, whatever else is live', () => {
  const post = { id: 'one', is_published: true, createdAt: EARLIER, updatedAt: EARLIER }
  expect(postState(BLOGS, post, { ...LIVE, leftOut: ['blogs/one'] })).toBe('late')
  expect(postState(BLOGS, post, { ...LIVE, leftOut: ['blogs/two', 'events/one'] })).toBe('on')
})
