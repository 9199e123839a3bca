import type { AuditLine } from 'domain/stored/audit.ts'
import type { ListedMail } from 'domain/office/outbox.ts'
import type { Overview } from 'domain/office/overview.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'
import { gift, message, newPost, send } from '../../support/forms.ts'

const admin = await adminToken()

const overview = async () => (await call<Overview>('GET', api.overview, { token: admin })).body
const audit = (query: string) => call<AuditLine[]>('GET', `${api.audit}?${query}`, { token: admin })
const mails = (query: string) => call<ListedMail[]>('GET', `${api.mails}?${query}`, { token: admin })

test('an applicant counts in this month and as pending, and a pledge counts for its cause', async () => {
  const before = await overview()
  expect(before.members).toHaveLength(12)
  expect(before.posts).toHaveLength(6)

  const { user } = await registerNewcomer()
  await newPost()
  await send(api.donations, gift({ amount: 70, cause: 'water' }))
  await send(api.contact, message())
  const after = await overview()

  const last = (months: Overview['members']) => months.at(-1)!
  expect(last(after.members).waiting).toBe(last(before.members).waiting + 1)
  const waiting = (figures: Overview) => figures.waiting.length + figures.moreWaiting
  expect(waiting(after)).toBe(waiting(before) + 1)
  const messages = (figures: Overview) => figures.unanswered.messages ?? 0
  expect(messages(after)).toBe(messages(before) + 1)
  if (after.moreWaiting === 0) expect(after.waiting.at(-1)).toMatchObject({ id: user.id })
  expect(after.waiting.map(({ since }) => since)).toEqual(after.waiting.map(({ since }) => since).toSorted())
  expect(after.posts.at(-1)!.blogs).toBeGreaterThan(before.posts.at(-1)!.blogs)
  expect(after.pledged).toEqual({ count: before.pledged.count + 1, sum: before.pledged.sum + 70 })
  const water = (figures: Overview) => figures.causes.find(({ cause }) => cause === 'water')!.pledged
  expect(water(after)).toBe(water(before) + 70)
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
  await refs.mail.doc(id).set({ ...MAIL, state: 'failed', attempts: 52, createdAt })
  const [failed] = (await mails('show=failed&limit=1')).body
  expect(failed).toMatchObject({ to: MAIL.to, state: 'failed', error: 'mailbox full', next: '' })
  expect(JSON.stringify(failed)).not.toContain('Gul')

  const again = (token: string) => call<ListedMail>('POST', api.sendMailAgain(failed!.id), { token })
  expect((await again(await teamToken())).status).toBe(403)
  expect(await again(admin)).toMatchObject({ status: 200, body: { state: 'queued', attempts: 0, error: '' } })
  expect((await audit('kind=site&limit=1')).body).toMatchObject([{ action: 'mail:send', target: id }])

  await refs.mail.doc(id).update({ state: 'sent' })
  expect((await again(admin)).status).toBe(409)
  await refs.mail.doc(id).delete()
  expect((await again(admin)).status).toBe(404)
})

test('an unknown mail id is not found', async () => {
  for (const id of ['-', 'Li4', 'nobody'])
    expect((await call('POST', api.sendMailAgain(id), { token: admin })).status, id).toBe(404)
  const cursor = Buffer.from(`${new Date().toISOString()} Li4`).toString('base64url')
  expect((await mails(`cursor=${cursor}`)).status).toBe(400)
})

test('only admins see the overview, the log and the mails', async () => {
  const team = await teamToken()
  for (const path of [api.overview, api.audit, api.mails]) {
    expect((await call('GET', path, { token: team })).status, path).toBe(403)
    expect((await call('GET', path)).status, path).toBe(401)
  }
})
