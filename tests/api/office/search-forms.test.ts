import { randomInt } from 'node:crypto'
import type { FoundForm, SearchedList } from 'domain/inbox.ts'
import type { ListedComment } from 'domain/comment.ts'
import { SEARCHED_AT_ONCE } from 'domain/values/list-limits.ts'
import { en } from 'domain/texts/en.ts'
import { afterAll, expect, test } from 'vitest'
import { readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { searchForms } from '../../../functions/src/inbox/search-forms.ts'
import { firestore } from '../../../functions/src/cloud/store.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call } from '../../support/client.ts'
import { comment, gift, message, newPost, offer, send } from '../../support/forms.ts'

const admin = await adminToken()
const team = await teamToken()
const word = () => crypto.randomUUID().replaceAll('-', '')
const find = (name: SearchedList, query: Parameters<typeof api.searchForms>[1], token = admin) =>
  call<FoundForm[]>('GET', api.searchForms(name, query), { token })
const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)

test('a message is found by name, e-mail, words and reference, in any order and case, within the filters', async () => {
  const unique = word()
  const email = `${unique}@example.org`
  const sent = message({ name: 'Gül', lastname: 'Panra', email, notes: `About ${unique} looms.` })
  const { reference } = (await send(api.contact, sent)).body
  for (const search of [email, `LOOMS ${unique}`, `gul panra ${unique}`, reference, reference.toLowerCase()])
    expect(ids(await find('messages', { search })), search).toEqual([reference])
  expect(ids(await find('messages', { search: unique, show: 'done' }))).toEqual([])
  expect(ids(await find('messages', { search: unique, show: 'new', back: '30' }))).toEqual([reference])
  expect(ids(await find('messages', { search: `${unique} nowhere` }))).toEqual([])
  expect((await find('messages', { search: unique }, team)).status).toBe(403)
  expect((await call('GET', '/api/auth/forms/comments/', { token: admin })).status).toBe(404)
})

test('a message is found by its phone in any spelling', async () => {
  const subscriber = String(randomInt(1_000_000, 10_000_000))
  const { reference } = (await send(api.contact, message({ phone: `0312-${subscriber}` }))).body
  for (const search of [
    `+92 312 ${subscriber}`,
    `+92 (0)312 ${subscriber}`,
    `92312${subscriber}`,
    subscriber,
  ])
    expect(ids(await find('messages', { search })), search).toEqual([reference])
  expect(ids(await find('messages', { search: `0313 ${subscriber}` }))).toEqual([])
})

test('offers and donations are found in the same way', async () => {
  const unique = word()
  const help = (await send(api.volunteers, offer({ subject: `Books ${unique}` }))).body.reference
  const money = (await send(api.donations, gift({ message: `For ${unique}.` }))).body.reference
  expect(ids(await find('volunteers', { search: unique }))).toEqual([help])
  expect(ids(await find('donations', { search: unique }))).toEqual([money])
})

test('a comment is found by its words, never by its e-mail, and is opened in any state', async () => {
  const unique = word()
  const blog = await newPost()
  const sent = comment(blog, { email: `${unique}@example.org`, comment: `Well said, ${unique}z.` })
  const { reference } = (await send(api.comments, sent)).body
  const search = async (words: string, status = 'pending') =>
    ids(
      await call<ListedComment[]>('GET', `${api.comments}?search=${words}&status=${status}`, { token: team }),
    )
  expect(await search(`${unique}z`)).toEqual([reference])
  expect(await search(`${unique}z`, 'approved')).toEqual([])
  expect(await search(sent.email)).toEqual([])
  expect(await search(reference)).toEqual([reference])
  expect(await search(reference, 'approved')).toEqual([])
  const { body } = await call<ListedComment>('GET', api.comment(reference), { token: team })
  expect(body).toMatchObject({
    id: reference,
    comment: sent.comment,
    post_title: expect.any(String) as string,
  })
  expect(body).not.toHaveProperty('email')
})

test('undoing a mark needs its current version', async () => {
  for (const [made, path, json] of [
    [await send(api.contact, message()), api.handleMessage, { state: 'handled' }],
    [await send(api.donations, gift()), api.receiveDonation, undefined],
  ] as const) {
    const { reference } = made.body
    const { body } = await call<{ handledAt: string }>('POST', path(reference), { token: admin, json })
    const undo = (seen: string) =>
      call('DELETE', path(reference), { token: admin, headers: { 'if-match': `"${seen}"` } })
    expect(await undo('2026-01-01T00:00:00.000Z')).toMatchObject({
      status: 412,
      body: { detail: en.forms.markChanged },
    })
    expect((await undo(body.handledAt)).status).toBe(200)
  }
})

// older than anything that other tests send, so that their searches find their own forms first
const OLDEST = 'WCN-QDEST2'
const OLD = Array.from({ length: SEARCHED_AT_ONCE + 100 }, (_, n) => ({
  id: n === SEARCHED_AT_ONCE + 99 ? OLDEST : `old-${n}`,
  createdAt: new Date(Date.UTC(2001, 0, 1) - n * 60_000).toISOString(),
}))
afterAll(async () => {
  const writer = firestore.bulkWriter()
  for (const { id } of OLD) void writer.delete(refs.volunteers.doc(id))
  await writer.close()
})

test('one search request reads at most five hundred forms, and the next continues from there', async () => {
  const writer = firestore.bulkWriter()
  const rare = word()
  for (const [n, { id, createdAt }] of OLD.entries()) {
    const subject = n === OLD.length - 1 ? `The last, ${rare}` : 'One of many'
    const old = { first_name: 'Gul', email: '', subject, case_description: '', cv: '', createdAt }
    void writer.set(refs.volunteers.doc(id), { ...old, language: 'en', state: 'new' })
  }
  await writer.close()
  const asked = { search: rare, shown: 'all', since: undefined } as const
  const after = { createdAt: '2001-01-02T00:00:00.000Z', id: 'x' }
  const before = readsSoFar()
  const first = await searchForms('volunteers', { ...asked, after })
  expect(first).toMatchObject({ found: [], hasMore: true, last: { id: `old-${SEARCHED_AT_ONCE - 1}` } })
  expect(readsSoFar() - before).toBe(SEARCHED_AT_ONCE)
  const next = await searchForms('volunteers', { ...asked, after: first.last })
  expect(next).toMatchObject({ found: [{ id: OLD.at(-1)?.id }], hasMore: false })

  // its reference finds it at once, and the search goes on for texts that mention it
  const byReference = { ...asked, search: ' wcn-qdest2 ' }
  const named = await searchForms('volunteers', { ...byReference, after: undefined })
  expect(named).toMatchObject({ found: [{ id: OLDEST }], hasMore: true })
  const rest = await searchForms('volunteers', { ...byReference, after: first.last })
  expect(rest).toMatchObject({ found: [], hasMore: false })
  for (const filter of [{ shown: 'done' }, { since: '2026-01-01T00:00:00.000Z' }] as const)
    expect((await searchForms('volunteers', { ...byReference, ...filter, after })).found).toEqual([])

  const { headers } = await find('volunteers', { search: rare, back: 'ever' })
  expect(headers.get('link')).toContain('cursor=')
  expect(Date.parse(headers.get('x-searched-to') ?? '')).not.toBeNaN()
})
