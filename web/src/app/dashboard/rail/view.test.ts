import type { Actor } from 'domain/permissions.ts'
import { expect, test } from 'vitest'
import { entryOf, findView, viewsFor } from './view.ts'

const views = [
  { tab: '', action: 'user:list', name: 'everybody' },
  { tab: '', action: 'members-content:read', name: 'welcome' },
  { tab: '', action: 'application:correct', name: 'application' },
  { tab: 'requests', action: 'user:list', name: 'requests' },
  { tab: 'blogs', action: 'post:write', name: 'posts' },
] as const

const actor = (role: Actor['role'], approved = true): Actor => ({ uid: 'somebody', role, approved })
const namesFor = (who: Actor) => viewsFor(views, who).map(({ name }) => name)

test.each([
  ['an applicant', actor('member', false), ['application']],
  ['an applicant for the team', actor('team', false), ['application']],
  ['a member', actor('member'), ['welcome']],
  ['the team', actor('team'), ['welcome', 'posts']],
  ['an admin', actor('admin'), ['everybody', 'requests', 'posts']],
  ['somebody without claims', actor(null, false), []],
])('of several views at one address %s gets the first permitted one', (_name, who, names) => {
  expect(namesFor(who)).toEqual(names)
})

test.each([
  ['?tab=blogs', 'posts'],
  ['?tab=requests&other=1', 'requests'],
  ['', 'everybody'],
  ['?tab=', 'everybody'],
])('the address %j opens the view of %s', (search, name) => {
  expect(findView(views, actor('admin'), search)).toMatchObject({ name })
})

test.each([
  ['an address that names no view', actor('admin'), '?tab=unheard-of', 'unknown'],
  ['a view without permission', actor('member'), '?tab=requests', 'forbidden'],
])('%s opens no other view', (_what, who, search, why) => {
  expect(findView(views, who, search)).toBe(why)
})

test('a view below another uses its entry, or a separate entry without permission for the other', () => {
  const inbox = [
    { tab: 'messages', action: 'office:read' },
    { tab: 'comments', action: 'comment:moderate', under: 'messages' },
  ] as const
  const entriesFor = (who: Actor) => {
    const allowed = viewsFor<(typeof inbox)[number]>(inbox, who)
    return allowed.map((view) => entryOf(allowed, view).tab)
  }
  expect(entriesFor(actor('admin'))).toEqual(['messages', 'messages'])
  expect(entriesFor(actor('team'))).toEqual(['comments'])
})
