import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, counts, refs } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'
import { serveHere } from '../../support/in-process.ts'
import { plainImage } from '../../support/pictures.ts'
import { approvedToken } from '../../support/tokens.ts'

const { origin, close } = await serveHere(app)
afterAll(close)

const admin = await adminToken()
const adminUid = String(claimsIn(admin)['user_id'])
const picture = await plainImage(500, 300, '#a00').jpeg().toBuffer()
const post = () => ({ title: `Market ${randomUUID()}`, description: 'Thirty stalls.' })
const teamMember = () => approvedToken({ role: 'team', designation: 'Baker' })
const uidOf = (token: string) => String(claimsIn(token)['user_id'])

interface UnderWay {
  method: string
  path: string
  body: FormData | string
  headers?: Record<string, string>
}

const json = (method: string, path: string, fields: object): UnderWay => ({
  method,
  path,
  body: JSON.stringify(fields),
})

/** Sends a request, and runs `work` after every check, directly before the commit. */
async function meanwhile(
  token: string,
  { method, path, body, headers }: UnderWay,
  act: () => Promise<unknown>,
) {
  let acted = false
  const stopIntercepting = intercept(async (name, go) => {
    if (acted || !name.startsWith('commit') || name === 'commit count') return go()
    acted = true
    await act()
    return go()
  })
  const type = typeof body === 'string' && body !== '' ? { 'content-type': 'application/json' } : {}
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...type, ...headers },
    ...(body !== '' && { body }),
  }).finally(stopIntercepting)
  expect(acted).toBe(true)
  return { status: response.status, body: (await response.json()) as { detail: string } }
}

const withdraw = (uid: string) => rejectApplication(uid, { by: adminUid, note: 'Left the chamber.' })

/** No other test changes a title to this. */
const CHANGED = 'Changed without a right'

const REQUESTS: Record<string, () => Promise<UnderWay>> = {
  'a new post': async () => json('POST', api.blogs, post()),
  'a new post with a picture': async () => ({
    method: 'POST',
    path: api.blogs,
    body: formOf(post(), { image: jpeg(picture) }),
  }),
  'a new event': async () =>
    json('POST', api.events, { ...post(), date: '2030-01-02', time: '10:00', location: 'Hall' }),
  'a change of a post': async () => json('PATCH', api.blog(await stored()), { title: CHANGED }),
  'a new picture of a post': async () => ({
    method: 'PATCH',
    path: api.blog(await stored()),
    body: formOf({}, { image: jpeg(picture) }),
  }),
  'the removal of a post': async () => ({ method: 'DELETE', path: api.blog(await stored()), body: '' }),
  'a profile change': async () => json('PATCH', api.profile, { city: 'Haripur' }),
}

async function stored(): Promise<string> {
  const { body } = await call<Blog>('POST', api.blogs, { token: await teamMember(), json: post() })
  return body.id
}

test.each(Object.entries(REQUESTS))(
  '%s in progress fails when the rights of its sender are withdrawn',
  async (_what, request) => {
    const token = await teamMember()
    const underWay = await request()
    const before = await counts()
    const answered = await meanwhile(token, underWay, () => withdraw(uidOf(token)))
    expect(answered).toEqual({ status: 403, body: { detail: en.server.forbidden } })
    // the documents that the withdrawal itself stores
    expect(await counts()).toEqual({ ...before, audit: before.audit + 1, mail: before.mail + 1 })
    const titles = (await refs.blogs.where('title', '==', CHANGED).get()).size
    expect(titles).toBe(0)
    expect((await refs.users.doc(uidOf(token)).get()).data()?.city).not.toBe('Haripur')
  },
)

test('a post in progress fails when its author is deleted', async () => {
  const token = await teamMember()
  const fields = post()
  const answered = await meanwhile(token, json('POST', api.blogs, fields), () =>
    deleteAccount(uidOf(token), adminUid),
  )
  expect(answered).toEqual({ status: 401, body: { detail: en.server.sessionEnded } })
  expect((await refs.blogs.where('title', '==', fields.title).get()).size).toBe(0)
})

test('a change of website text in progress is not stored when the admin loses the role', async () => {
  const former = await approvedToken()
  await approveApplication(uidOf(former), { by: OPERATOR, role: 'admin' })
  const change = json('PATCH', api.sitePart('sampleEvent'), { location: 'Nowhere' })
  const answered = await meanwhile(former, change, () => withdraw(uidOf(former)))
  expect(answered).toEqual({ status: 403, body: { detail: en.server.forbidden } })
  expect((await refs.site.doc('sampleEvent').get()).exists).toBe(false)
})

test('an admin who loses the role while opening an identity card does not see it', async () => {
  const former = await approvedToken()
  const { user } = await registerNewcomer()
  await approveApplication(uidOf(former), { by: OPERATOR, role: 'admin' })
  const path = api.userDocument(user.id, 'cnic_front')
  const answered = await meanwhile(former, { method: 'GET', path, body: '' }, () => withdraw(uidOf(former)))
  expect(answered).toEqual({ status: 403, body: { detail: en.server.forbidden } })
})

test('an admin who loses the role while searching for a CNIC does not learn whose it is', async () => {
  const former = await approvedToken()
  const { user } = await registerNewcomer()
  await approveApplication(uidOf(former), { by: OPERATOR, role: 'admin' })
  const search = { method: 'GET', path: api.users, body: '', headers: { 'x-search': user.cnic } }
  const answered = await meanwhile(former, search, () => withdraw(uidOf(former)))
  expect(answered).toEqual({ status: 403, body: { detail: en.server.forbidden } })
  const { docs } = await refs.audit.where('actor', '==', uidOf(former)).get()
  expect(docs.map((line) => line.data().action)).toEqual(['user:register'])
})
