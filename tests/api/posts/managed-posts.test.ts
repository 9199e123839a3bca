import type { FoundPosts } from 'domain/office/managed-posts.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { storingNothing, teamToken } from '../../support/admin.ts'
import { call } from '../../support/client.ts'
import { approvedToken } from '../../support/tokens.ts'

const team = await teamToken()
const word = crypto.randomUUID().replaceAll('-', '')
const make = async (path: string, json: object) =>
  (await call<{ id: string }>('POST', path, { token: team, json })).body.id
const find = async (name: 'blogs' | 'events', query: Parameters<typeof api.managed>[1] = {}) =>
  (await call<FoundPosts>('GET', api.managed(name, query), { token: team })).body
const ids = ({ posts }: FoundPosts) => posts.map(({ id }) => id)

test('the team also finds drafts by every word, in list order, and sees how many posts each tab has', async () => {
  const text = { description: 'Sold by the women of Hazara.' }
  const first = await make(api.blogs, { ...text, title: `Honey ${word}` })
  const draft = await make(api.blogs, { ...text, title: `${word} looms`, is_published: false })
  const found = await find('blogs', { search: `hazara ${word.toUpperCase()}` })
  expect(ids(found)).toEqual([draft, first])
  expect(found.counts).toEqual({ all: 2, published: 1, draft: 1 })
  expect(ids(await find('blogs', { search: word, show: 'draft' }))).toEqual([draft])
  expect(ids(await find('blogs', { search: word, show: 'published' }))).toEqual([first])
  expect(ids(await find('blogs', { search: word, offset: 1 }))).toEqual([first])
  for (const id of [first, draft]) await call('DELETE', api.blog(id), { token: team })
})

test('upcoming events are listed next first, past events latest first', async () => {
  const event = (title: string, date: string, is_published = true) =>
    make(api.events, {
      title: `${title} ${word}`,
      description: 'x',
      date,
      time: '10:00',
      location: 'Hall',
      is_published,
    })
  const far = await event('Far', '2099-05-01')
  const near = await event('Near', '2098-05-01', false)
  const past = await event('Past', '2019-05-01')
  const coming = await find('events', { search: word })
  expect(ids(coming)).toEqual([near, far])
  expect(coming.counts).toEqual({ coming: 2, past: 1, draft: 1 })
  expect(ids(await find('events', { search: word, show: 'past' }))).toEqual([past])
  const { counts, posts } = await find('events')
  expect(posts).toEqual([])
  expect(counts.coming).toBeGreaterThanOrEqual(2)
  for (const id of [far, near, past]) await call('DELETE', api.event(id), { token: team })
  expect((await find('events')).counts.coming).toBe((counts.coming ?? 0) - 2)
})

test('other users cannot search drafts', async () => {
  const member = await approvedToken()
  await storingNothing(async () => {
    expect((await call('GET', api.managed('blogs'), { token: member })).status).toBe(403)
    expect((await call('GET', api.managed('blogs'))).status).toBe(401)
    expect(
      (await call('GET', `${api.managed('blogs').replace('blogs', 'messages')}`, { token: team })).status,
    ).toBe(404)
  })
})
