import { randomInt, randomUUID } from 'node:crypto'
import type { UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, teamToken } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'

const admin = await adminToken()
const list = (query: Record<string, string>, token = admin) =>
  call<UserListItem[]>('GET', `${api.users}?${String(new URLSearchParams(query))}`, { token })

test('the list of users searches e-mail, full name and business in any case, and counts results by tab', async () => {
  const word = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const first = await registerNewcomer({ business: `${word.toUpperCase()} Shawls` })
  const second = await registerNewcomer({ last_name: `Gül${word}` })
  const third = await registerNewcomer({ email: `${word}@example.org`, role: 'team', designation: 'Baker' })
  await call('POST', api.approveUser(third.user.id), { token: admin })
  await call('POST', api.rejectUser(second.user.id), { token: admin, json: { rejection_reason: 'No.' } })

  const { status, body, headers } = await list({ search: word })
  expect(status).toBe(200)
  // pending first, then newest
  expect(body.map(({ id }) => id)).toEqual([first.user.id, third.user.id, second.user.id])
  expect(body[1]).toMatchObject({ status: 'approved', is_approved: true, designation: 'Baker' })
  const { phone, city = '', business_nature } = third.fields
  expect(body[1]).toMatchObject({ phone, city, business_nature })
  expect(body[0]).not.toHaveProperty('cnic')
  expect(headers.get('x-total-count')).toBe('3')
  expect(headers.get('x-tab-counts')).toBe('all=3, members=0, team=1, requests=1')
  expect(headers.get('cache-control')).toBe('private, no-store')

  expect((await list({ search: word, tab: 'requests' })).body.map(({ id }) => id)).toEqual([first.user.id])
  for (const search of [`GÜL${word}`, `gul${word}`])
    expect((await list({ search })).body.map(({ id }) => id)).toEqual([second.user.id])
})

test('a user is found by town, and by phone in any spelling', async () => {
  const subscriber = String(randomInt(1_000_000, 10_000_000))
  const town = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const { user } = await registerNewcomer({ phone: `0312 ${subscriber}`, city: `Ghāzi ${town}` })
  const searches = [
    `+92 312 ${subscriber}`,
    `+92 (0)312 ${subscriber}`,
    `0092312${subscriber}`,
    `0312-${subscriber}`,
    `312${subscriber}`,
  ]
  for (const search of [...searches, `ghazi ${town}`])
    expect(
      (await list({ search })).body.map(({ id }) => id),
      search,
    ).toEqual([user.id])
  expect((await list({ search: `0313 ${subscriber}` })).body).toEqual([])
})

test('pages of the list of users follow each other by cursor', async () => {
  const word = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const ids: string[] = []
  for (const business of ['a', 'b', 'c', 'd', 'e'])
    ids.push((await registerNewcomer({ business: word + business })).user.id)
  const [oldest = '', second = '', , fourth = '', fifth = ''] = ids
  for (const id of [fourth, fifth]) await call('POST', api.approveUser(id), { token: admin })
  const first = await list({ search: word, limit: '2' })
  expect(first.body.map(({ id }) => id)).toEqual([oldest, second])
  const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  // a decision on somebody of the page before does not shift the following page
  await call('POST', api.approveUser(second), { token: admin })
  const rest = await call<UserListItem[]>('GET', next, { token: admin })
  expect(rest.body.map(({ id }) => id)).toEqual([ids[2], fifth])
})

test('the requests tab lists the longest waiting applications first, page by page', async () => {
  const word = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const people = [
    await registerNewcomer({ business: `${word}a` }),
    await registerNewcomer({ business: `${word}b` }),
  ]
  const [first, second] = people
  const requests = async (more: Record<string, string> = {}) =>
    list({ search: word, tab: 'requests', ...more })
  const ids = ({ body }: { body: UserListItem[] }) => body.map(({ id }) => id)
  expect(ids(await requests())).toEqual(people.map(({ user }) => user.id))
  // a resubmission after a rejection keeps its place in the queue
  const json = { rejection_reason: 'Too dark.' }
  await call('POST', api.rejectUser(first?.user.id ?? ''), { token: admin, json })
  await call('POST', api.resubmit, { token: first?.access, json: { city: 'Haripur' } })
  const page = await requests({ limit: '1' })
  expect(ids(page)).toEqual([first?.user.id])
  const next = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  expect(ids(await call<UserListItem[]>('GET', next, { token: admin }))).toEqual([second?.user.id])
})

test.each([
  { limit: '0' },
  { limit: '101' },
  { tab: 'everybody' },
  { cursor: '%' },
  { search: 'x'.repeat(101) },
])('listing users with %j is rejected', async (query) => {
  expect((await list(query as Record<string, string>)).status).toBe(400)
})

test('only admins list users', async () => {
  const { access } = await registerNewcomer()
  expect((await call('GET', api.users)).status).toBe(401)
  expect((await list({}, access)).status).toBe(403)
  expect((await list({}, await teamToken())).status).toBe(403)
})
