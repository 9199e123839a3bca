import type { StoredPart } from 'domain/api/site.ts'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call } from '../../support/client.ts'
import { approvedToken } from '../../support/tokens.ts'

const admin = await adminToken()
const { posts } = samples.teaser
const [first] = posts
const path = api.sitePart('teaser')
const change = (json: object, headers?: Record<string, string>, token = admin) =>
  call<StoredPart>('PATCH', path, { token, json, ...(headers && { headers }) })

afterEach(() => refs.site.doc('teaser').delete())

test('an admin changes the current revision of a part; a change of an older revision is rejected', async () => {
  const seen = { 'if-match': '"0"' }
  const changed = await change({ posts: [first] }, seen)
  expect(changed.body).toEqual({ part: 'teaser', revision: 1, content: { posts: [first] } })
  expect(await change({ posts: [] }, seen)).toMatchObject({ status: 412, body: { detail: en.site.changed } })
  expect((await refs.site.doc('teaser').get()).data()).toMatchObject({ posts: [first], revision: 1 })
  expect((await change({ posts: [] }, { 'if-match': '"1"' })).body.revision).toBe(2)
})

test.each([
  ['a visitor', (): Promise<string> => Promise.resolve(''), 401],
  ['a member', () => approvedToken(), 403],
  ['the team', teamToken, 403],
] as const)('%s changes nothing', async (_who, tokenOf, status) => {
  expect((await change({ posts: [] }, undefined, await tokenOf())).status).toBe(status)
  expect((await refs.site.doc('teaser').get()).exists).toBe(false)
})

test.each(['published', 'nothing', 'constructor'])('the part %s does not exist', async (part) => {
  expect((await call('PATCH', api.sitePart(part), { token: admin, json: {} })).status).toBe(404)
})

test('an error in an item is reported, and nothing is stored', async () => {
  const { status, body } = await change({ posts: [{ ...first, date: '2024-02-30' }] })
  expect({ status, body }).toEqual({ status: 400, body: { detail: `posts[0].date: ${en.field.date}` } })
  expect((await refs.site.doc('teaser').get()).exists).toBe(false)
})
