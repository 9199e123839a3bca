import type { AuditLine } from 'domain/stored/audit.ts'
import type { ListedMail } from 'domain/office/outbox.ts'
import type { Overview } from 'domain/office/overview.ts'
import type { Today } from 'domain/office/today.ts'
import { today } from 'domain/dates.ts'
import { expect, test } from 'vitest'
import { readToday as readTheDay } from '../../../functions/src/overview/read-today.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'
import { comment, gift, message, newPost, offer, send } from '../../support/forms.ts'

const admin = await adminToken()

const overview = async () => (await call<Overview>('GET', api.overview, { token: admin })).body
const audit = (query: string) => call<AuditLine[]>('GET', `${api.audit}?${query}`, { token: admin })
const mails = (query: string) => call<ListedMail[]>('GET', `${api.mails}?${query}`, { token: admin })

test('an applicant counts in this month and as pending, and a pledge counts for its cause', async () => {
  const before = await overview()
  expect(before.members).toHaveLength(12)
  expect(before.posts).toHaveLength(6)

  const { user } = await registerNewcomer()
  const postedAt = (await refs.blogs.doc(await newPost()).get()).data()?.createdAt
  await send(api.donations, gift({ amount: 70, cause: 'water' }))
  const after = await overview()

  // a new month may have begun meanwhile
  const ofMonth = <Row extends { month: string }>(rows: Row[], at = '') =>
    rows.find(({ month }) => month === today(new Date(at)).slice(0, 7))
  const membersOf = (figures: Overview) => ofMonth(figures.members, user.createdAt)?.waiting ?? 0
  expect(membersOf(after)).toBe(membersOf(before) + 1)
  const waiting = (figures: Overview) => figures.waiting.length + figures.moreWaiting
  expect(waiting(after)).toBe(waiting(before) + 1)
  if (after.moreWaiting === 0) expect(after.waiting.at(-1)).toMatchObject({ id: user.id })
  expect(after.waiting.map(({ since }) => since)).toEqual(after.waiting.map(({ since }) => since).toSorted())
  const blogsOf = (figures: Overview) => ofMonth(figures.posts, postedAt)?.blogs ?? 0
  expect(blogsOf(after)).toBeGreaterThan(blogsOf(before))
  expect(after.pledged).toEqual({ count: before.pledged.count + 1, sum: before.pledged.sum + 70 })
  const water = (figures: Overview) => figures.causes.find(({ cause }) => cause === 'water')!.pledged
  expect(water(after)).toBe(water(before) + 70)
})

const readToday = async () => (await call<Today>('GET', api.today, { token: admin })).body

test('today has the oldest entries, the sums, the drafts and the next event', async () => {
  // one instant, since midnight or a new month may come meanwhile
  const now = new Date()
  const actor = { uid: 'admin', role: 'admin', approved: true } as const
  const readNow = () => readTheDay(now, actor)
  const before = await readNow()
  const { user } = await registerNewcomer()
  const createdAt = '2001-01-01T00:00:00.000Z'
  const { reference: asked } = (await send(api.contact, message({ name: 'Sadia', subject: 'Loans' }))).body
  const { reference: offered } = (await send(api.volunteers, offer())).body
  const { reference: pledged } = (await send(api.donations, gift({ amount: 70 }))).body
  const blog = await newPost({ title: 'Honey finds a buyer in Lahore' })
  const { reference: said } = (await send(api.comments, comment(blog, { name: 'Farida' }))).body
  await Promise.all([
    refs.messages.doc(asked).update({ createdAt }),
    refs.volunteers.doc(offered).update({ createdAt }),
    refs.donations.doc(pledged).update({ createdAt }),
    refs.comments.doc(said).update({ createdAt }),
  ])
  const after = await readNow()
  expect(after).toMatchObject({
    message: { id: asked, about: 'Loans', createdAt },
    offer: { id: offered, createdAt },
    comment: { id: said, name: 'Farida', about: 'Honey finds a buyer in Lahore' },
    pledged: { count: before.pledged.count + 1, sum: before.pledged.sum + 70 },
    applied: before.applied + 1,
    members: before.members,
  })
  expect(after.message?.name).toMatch(/^Sadia/)
  expect(after.pledges[0]).toMatchObject({ id: pledged, amount: 70 })
  expect(after.counts.applications).toBe((before.counts.applications ?? 0) + 1)
  if (after.moreWaiting === 0) expect(after.waiting.at(-1)).toMatchObject({ id: user.id })

  const far = { date: '2999-01-01', time: '09:00' }
  const sooner = { date: today(now), time: '23:59', title: 'The first of all', location: 'Chamber House' }
  const event = (await refs.events.limit(1).get()).docs[0]?.data()
  const store = async (changes: object) => (await refs.events.add({ ...event!, ...changes })).id
  const ids = [
    await store({ ...far, is_published: true }),
    await store({ ...sooner, is_published: true }),
    await store({ ...sooner, title: 'A draft', is_published: false }),
  ]
  const later = await readNow()
  expect(later.event).toEqual({ id: ids[1], ...sooner })
  expect(later.drafts).toBe(after.drafts + 1)
  await Promise.all(ids.map((id) => refs.events.doc(id).delete()))
  // other tests count the oldest entries
  await Promise.all([
    refs.messages.doc(asked).delete(),
    refs.volunteers.doc(offered).delete(),
    refs.donations.doc(pledged).delete(),
    refs.comments.doc(said).delete(),
  ])
})

test('the next event is one that has not begun in the time zone of the office', async () => {
  const [event] = (await refs.events.limit(1).get()).docs
  const store = (change: object) => refs.events.add({ ...event!.data(), is_published: true, ...change })
  const days = [
    { date: '2998-05-01', time: '09:00', title: 'The morning' },
    { date: '2998-05-01', time: '15:00', title: 'The afternoon' },
    { date: '2998-05-02', time: '08:00', title: 'The next day' },
  ]
  const stored = await Promise.all(days.map(store))
  const actor = { uid: 'admin', role: 'admin', approved: true } as const
  const titleAt = async (at: string) => (await readTheDay(new Date(at), actor)).event?.title
  try {
    // five hours ahead of UTC
    expect(await titleAt('2998-05-01T03:59:00.000Z')).toBe('The morning')
    expect(await titleAt('2998-05-01T04:01:00.000Z')).toBe('The afternoon')
    expect(await titleAt('2998-05-01T10:01:00.000Z')).toBe('The next day')
    expect(await titleAt('2998-05-01T19:01:00.000Z')).toBe('The next day')
  } finally {
    await Promise.all(stored.map((ref) => ref.delete()))
  }
})

test('the log shows actor, action and target, by kind and by user, page by page', async () => {
  const { user } = await registerNewcomer()
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason: 'Too dark.' } })
  await call('POST', api.approveUser(user.id), { token: admin })
  const { body, headers } = await audit('kind=decisions&limit=2')
  expect(body).toMatchObject([
    { action: 'user:approve', target: user.id, target_name: user.full_name },
    { action: 'user:reject', target: user.id, target_name: user.full_name },
  ])
  expect(body[0]?.actor_name).not.toBe('')

  const [, next = ''] = /<([^>]+)>/.exec(headers.get('link') ?? '') ?? []
  const { body: rest } = await call<AuditLine[]>('GET', next, { token: admin })
  expect(rest.every(({ action, at }) => action.startsWith('user:') && at <= body[1]!.at)).toBe(true)
  expect(rest.map(({ id }) => id)).not.toContain(body[1]!.id)

  const { body: own } = await audit(`kind=accounts&actor=${user.id}`)
  expect(own.map(({ action }) => action)).toEqual(['user:register'])
  expect((await audit('actor=nobody')).body).toEqual([])
})

test('each line about an account shows the name of its user', async () => {
  const { user } = await registerNewcomer()
  const actions = ['password:change', 'email:change', 'second-factor:reset', 'data:export', 'history:view']
  const at = new Date().toISOString()
  for (const action of actions as AuditLine['action'][])
    await refs.audit.add({ actor: user.id, action, target: user.id, at, details: [] })
  const { body } = await audit(`actor=${user.id}`)
  expect(body).toHaveLength(actions.length + 1)
  for (const line of body) expect(line).toMatchObject({ target_name: user.full_name })
})

test('the log is filtered by days of the office, both included, and invalid days are rejected', async () => {
  const target = `day-${crypto.randomUUID()}`
  const lines = [
    '2019-03-14T18:59:59.999Z',
    '2019-03-14T19:00:00.000Z',
    '2019-03-15T18:59:59.999Z',
    '2019-03-15T19:00:00.000Z',
  ]
  for (const at of lines)
    await refs.audit.add({ actor: target, action: 'user:change', target, at, details: [] })
  const found = async (query: string) =>
    (await audit(`actor=${target}&kind=accounts&${query}`)).body.map(({ at }) => at)
  expect(await found('from=2019-03-15&to=2019-03-15')).toEqual([lines[2], lines[1]])
  expect(await found('from=2019-03-16')).toEqual([lines[3]])
  expect(await found('to=2019-03-14')).toEqual([lines[0]])
  for (const query of ['from=2019-02-30', 'to=0001-01-01', 'to=9999-12-31', 'from=yesterday', 'to='])
    expect((await audit(query)).status, query).toBe(400)
})

const MAIL = {
  to: 'gone@example.org',
  uid: 'nobody',
  template: 'approved',
  data: { first_name: 'Gul' },
  language: 'en',
  error: 'mailbox full',
  leaseUntil: '9999-12-31T23:59:59.999Z',
  expiresAt: null,
} as const

test('a mail that was given up can be sent again, and a sent mail cannot', async () => {
  const createdAt = new Date().toISOString()
  const id = `approved-nobody-${createdAt}`
  // others may have failed, and one of them later
  const uid = `gone${crypto.randomUUID()}`
  await refs.mail.doc(id).set({ ...MAIL, uid, state: 'failed', attempts: 52, createdAt })
  const [failed] = (await mails(`show=failed&user=${uid}`)).body
  expect(failed).toMatchObject({ to: MAIL.to, state: 'failed', error: 'mailbox full', next: '' })
  expect(JSON.stringify(failed)).not.toContain('Gul')

  const again = (token: string) => call<ListedMail>('POST', api.sendMailAgain(failed!.id), { token })
  expect((await again(await teamToken())).status).toBe(403)
  expect(await again(admin)).toMatchObject({ status: 200, body: { state: 'queued', attempts: 0, error: '' } })
  expect((await audit('kind=site&limit=1')).body).toMatchObject([
    { action: 'mail:send', target: uid, details: ['approved'] },
  ])

  await refs.mail.doc(id).update({ state: 'sent' })
  expect((await again(admin)).status).toBe(409)
  await refs.mail.doc(id).delete()
  expect((await again(admin)).status).toBe(404)
})

test('the line about a mail that is sent again names its user, also a line of an earlier version', async () => {
  const { user } = await registerNewcomer()
  const at = new Date().toISOString()
  const id = `approved-${user.id}-${at}`
  await refs.mail.doc(id).set({ ...MAIL, uid: user.id, state: 'failed', attempts: 52, createdAt: at })
  const [failed] = (await mails(`show=failed&user=${user.id}`)).body
  await call('POST', api.sendMailAgain(failed!.id), { token: admin })
  await refs.audit.add({
    actor: 'gone',
    action: 'mail:send',
    target: id,
    at: '2019-04-02T09:00:00.000Z',
    details: [],
  })
  const { body: now } = await audit('kind=site&limit=1')
  const { body: before } = await audit('kind=site&from=2019-04-02&to=2019-04-02')
  for (const [line] of [now, before]) expect(line?.target_name).toBe(user.full_name)
  expect(JSON.stringify(now)).not.toContain(id)
})

test('the mails about a user are listed alone, and the newest failed mail is named today', async () => {
  const before = await readToday()
  const [createdAt, later] = ['2002-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
  const uid = `mailed-${crypto.randomUUID()}`
  const add = (id: string, mail: object) =>
    refs.mail.doc(id).set({ ...MAIL, state: 'sent', attempts: 1, createdAt, uid, ...mail })
  await add(`a-${uid}`, { to: 'first@example.org' })
  await add(`b-${uid}`, { to: 'second@example.org', createdAt: later, state: 'failed' })
  await add(`c-${uid}`, { uid: 'somebody-else' })
  expect((await mails(`user=${uid}`)).body.map(({ to }) => to)).toEqual([
    'second@example.org',
    'first@example.org',
  ])
  expect((await mails(`user=${uid}&show=sent`)).body.map(({ to }) => to)).toEqual(['first@example.org'])
  const after = await readToday()
  expect(after.counts.failedMails).toBe((before.counts.failedMails ?? 0) + 1)
  expect(after.failedMail).toMatchObject({ to: 'second@example.org', state: 'failed' })
  await Promise.all(['a', 'b', 'c'].map((id) => refs.mail.doc(`${id}-${uid}`).delete()))
})

test('e-mails of today that were sent are counted, in the time zone of the office', async () => {
  const uid = `mailed-${crypto.randomUUID()}`
  // 21:00 UTC on the day before is two hours of today
  const now = new Date('2003-05-09T21:00:00.000Z')
  const actor = { uid: '', role: 'admin', approved: true } as const
  const count = async () => (await readTheDay(now, actor)).sentMails
  const before = await count()
  const add = (id: string, createdAt: string, state: 'sent' | 'failed' = 'sent') =>
    refs.mail.doc(`${id}-${uid}`).set({ ...MAIL, uid, attempts: 1, state, createdAt })
  await add('a', '2003-05-09T18:59:59.999Z')
  await add('b', '2003-05-09T19:00:00.000Z')
  await add('c', '2003-05-09T20:00:00.000Z', 'failed')
  expect(await count()).toBe(before + 1)
  await Promise.all(['a', 'b', 'c'].map((id) => refs.mail.doc(`${id}-${uid}`).delete()))
})

test('an unknown mail id is not found', async () => {
  for (const id of ['-', 'Li4', 'nobody'])
    expect((await call('POST', api.sendMailAgain(id), { token: admin })).status, id).toBe(404)
  const cursor = Buffer.from(`${new Date().toISOString()} Li4`).toString('base64url')
  expect((await mails(`cursor=${cursor}`)).status).toBe(400)
})

test('only admins see the overview, the log and the mails', async () => {
  const team = await teamToken()
  const due = api.dueCount('cards')
  for (const path of [api.today, api.overview, api.dataKept, due, api.audit, api.mails]) {
    expect((await call('GET', path, { token: team })).status, path).toBe(403)
    expect((await call('GET', path)).status, path).toBe(401)
  }
})
