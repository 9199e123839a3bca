import { INBOX_LISTS, type Handling, type WaitingCounts } from 'domain/inbox.ts'
import type { ListedComment } from 'domain/comment.ts'
import { UNDO } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { RATES } from '../../../functions/src/http/rates/rates.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { backfillForms } from '../../../functions/src/inbox/backfill-forms.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing, teamToken } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { comment, gift, message, newPost, offer, send } from '../../support/forms.ts'
import { serveHere } from '../../support/in-process.ts'
import { runJob } from '../../support/jobs.ts'
import { mailsTo } from '../../support/mails.ts'
import { approvedToken } from '../../support/tokens.ts'

const here = await serveHere(app)
afterAll(here.close)

const admin = await adminToken()
const team = await teamToken()
const uidOf = (token: string) => String(claimsIn(token)['user_id'])
const nameOf = async (token: string) => (await refs.users.doc(uidOf(token)).get()).data()?.full_name

/** Another admin. */
async function newAdmin(): Promise<string> {
  const token = await approvedToken()
  await approveApplication(uidOf(token), { by: OPERATOR, role: 'admin' })
  return token
}
const second = await newAdmin()
// the seeded admin is the last admin in other tests
afterAll(() => deleteAccount(uidOf(second), OPERATOR))

const linesOf = async (target: string) =>
  (await refs.audit.where('target', '==', target).get()).docs
    .map((line) => line.data())
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ action, actor }) => [action, actor])

/** Each kind of form: how it is sent and marked, and the name in the log. */
const KINDS = [
  {
    noun: 'message',
    sent: () => send(api.contact, message()),
    path: api.handleMessage,
    json: { state: 'answered' },
    states: ['answered', 'new'],
    verbs: ['answer', 'reopen'],
    stored: refs.messages,
  },
  {
    noun: 'volunteer',
    sent: () => send(api.volunteers, offer()),
    path: api.handleOffer,
    json: { state: 'handled' },
    states: ['handled', 'new'],
    verbs: ['handle', 'reopen'],
    stored: refs.volunteers,
  },
  {
    noun: 'donation',
    sent: () => send(api.donations, gift()),
    path: api.receiveDonation,
    json: undefined,
    states: ['received', 'pledged'],
    verbs: ['receive', 'reopen'],
    stored: refs.donations,
  },
] as const

test.each(KINDS)(
  'a $noun is marked once, by the first of two admins, and the mark can be undone',
  async ({ noun, sent, path, json, states: [done, open], verbs, stored }) => {
    const { reference: id } = (await sent()).body
    const mark = (token: string) => call<Handling>('POST', path(id), { token, json })
    const reopen = (token: string) => call<Handling>('DELETE', path(id), { token })
    const first = await mark(admin)
    const at = first.body.handledAt
    expect(first).toMatchObject({
      status: 200,
      body: { id, state: done, handler_name: await nameOf(admin) },
    })
    expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000)
    expect((await mark(second)).body).toEqual(first.body)
    expect((await stored.doc(id).get()).data()).toMatchObject({ state: done, handler_uid: uidOf(admin) })

    const none = { id, state: open, handler_name: '', handledAt: '' }
    for (const _press of [1, 2]) expect(await reopen(second)).toMatchObject({ status: 200, body: none })
    expect((await stored.doc(id).get()).data()).toMatchObject({ state: open, handler_uid: '' })
    expect(await linesOf(id)).toEqual([
      [`${noun}:send`, 'visitor'],
      [`${noun}:${verbs[0]}`, uidOf(admin)],
      [`${noun}:${verbs[1]}`, uidOf(second)],
    ])
  },
)

test.each(KINDS)('only admins mark a $noun, and only an existing one', async (kind) => {
  const { reference } = (await kind.sent()).body
  const { path, json } = kind
  const others = [await approvedToken(), team]
  await storingNothing(async () => {
    for (const token of others)
      expect((await call('POST', path(reference), { token, json })).status).toBe(403)
    expect((await call('POST', path('WCN-222222'), { token: admin, json })).status).toBe(404)
    expect((await call('DELETE', path('WCN-222222'), { token: admin })).status).toBe(404)
  })
})

test.each(KINDS)('an admin who loses the role while marking a $noun does not mark it', async (kind) => {
  const { reference } = (await kind.sent()).body
  const former = await newAdmin()
  const stopIntercepting = intercept(async (name, go) => {
    if (name.startsWith('commit mark'))
      await rejectApplication(uidOf(former), { by: uidOf(admin), note: 'Left the chamber.' })
    return go()
  })
  const answer = await fetch(here.origin + kind.path(reference), {
    method: 'POST',
    headers: { authorization: `Bearer ${former}`, 'content-type': 'application/json' },
    ...(kind.json && { body: JSON.stringify(kind.json) }),
  }).finally(stopIntercepting)
  expect(answer.status).toBe(403)
  expect((await kind.stored.doc(reference).get()).data()?.state).toBe(kind.states[1])
})

test('a donor is e-mailed once that a donation was received, after the time in which the mark can be undone', async () => {
  const sent = gift()
  const { reference } = (await send(api.donations, sent)).body
  const id = `donationReceived-${reference}`
  const mail = async () => (await refs.mail.doc(id).get()).data()
  const mark = () => call('POST', api.receiveDonation(reference), { token: admin })
  const reopen = () => call('DELETE', api.receiveDonation(reference), { token: admin })

  await mark()
  await sendMail(id)
  expect(await mail()).toMatchObject({ to: sent.email, state: 'queued', attempts: 0 })
  await reopen()
  expect(await mail()).toBeUndefined()

  await mark()
  await runJob('everyMinute', new Date(Date.now() + UNDO.heldSeconds * 1_000))
  const received = (await mailsTo(sent.email, 2)).filter(({ subject }) => subject.includes('received'))
  expect(received).toHaveLength(1)
  expect(received[0]?.subject).toBe(`We have received your donation of $50.50, ${reference}`)
  expect(received[0]?.text).toMatch(/^Hello,/)

  await expect.poll(async () => (await mail())?.state, { timeout: 10_000 }).toBe('sent')
  await reopen()
  await mark()
  expect((await mail())?.state).toBe('sent')
})

test('a donation of a former user is marked as received without a mail', async () => {
  const { reference } = (await send(api.donations, gift())).body
  await refs.donations.doc(reference).update({ uid: 'deleted', email: '', first_name: '', last_name: '' })
  const { status, body } = await call('POST', api.receiveDonation(reference), { token: admin })
  expect([status, body]).toEqual([200, expect.objectContaining({ state: 'received' })])
  expect((await refs.mail.doc(`donationReceived-${reference}`).get()).exists).toBe(false)
})

test('only the payment company marks a card donation', async () => {
  const { reference } = (await send(api.donations, gift())).body
  for (const state of ['paid', 'charging'] as const) {
    await refs.donations.doc(reference).update({ state })
    expect(await call('POST', api.receiveDonation(reference), { token: admin })).toMatchObject({
      status: 409,
      body: { detail: en.forms.notPledged },
    })
    expect((await call('DELETE', api.receiveDonation(reference), { token: admin })).status).toBe(409)
  }
  // otherwise the job of every minute would ask the company for it
  await refs.donations.doc(reference).delete()
})

test('a message from before states existed is new, gets its state from the daily job, and can be marked', async () => {
  const { reference } = (await send(api.contact, message())).body
  const { state: _state, ...old } = (await refs.messages.doc(reference).get()).data() ?? {}
  await refs.messages.doc(reference).set(old as never)
  await backfillForms()
  expect((await refs.messages.doc(reference).get()).data()).toEqual({ ...old, state: 'new' })
  await refs.messages.doc(reference).set(old as never)
  const json = { state: 'handled' }
  expect((await call('POST', api.handleMessage(reference), { token: admin, json })).status).toBe(200)
})

test('the daily job writes the phone of an older message in E.164, once', async () => {
  const { reference } = (await send(api.contact, message({ phone: '۰۳۰۰-۱۲۳۴۵۶۷' }))).body
  const ref = refs.messages.doc(reference)
  expect((await ref.get()).data()).toMatchObject({ phone: '0300-1234567', phone_e164: '+923001234567' })
  await ref.update({ phone_e164: FieldValue.delete() })
  await backfillForms(() => false)
  expect((await ref.get()).data()).not.toHaveProperty('phone_e164')
  await backfillForms()
  expect((await ref.get()).data()).toMatchObject({ phone_e164: '+923001234567' })
  // what is there stays
  await ref.update({ phone_e164: '+442079460000' })
  await backfillForms()
  expect((await ref.get()).data()).toMatchObject({ phone_e164: '+442079460000' })
})

test('an admin sees how many items are open, and the team only comments', async () => {
  const counts = async (token: string) => (await call<WaitingCounts>('GET', api.waiting, { token })).body
  const before = await counts(admin)
  const { reference } = (await send(api.contact, message())).body
  await send(api.donations, gift())
  await send(api.volunteers, offer())
  await send(api.comments, comment(await newPost()))
  await registerNewcomer()
  const failed = refs.mail.doc(`approved-${crypto.randomUUID()}`)
  await failed.set({ state: 'failed' } as never)
  const more = { applications: 1, donations: 1, messages: 1, volunteers: 1, comments: 1, failedMails: 1 }
  const after = await counts(admin)
  for (const [list, n] of Object.entries(more) as [keyof WaitingCounts, number][])
    expect(after[list], list).toBe((before[list] ?? 0) + n)
  expect(await counts(team)).toEqual({ comments: after.comments })
  await failed.delete()
  await call('POST', api.handleMessage(reference), { token: admin, json: { state: 'handled' } })
  expect((await counts(admin)).messages).toBe(before.messages)
})

test('a comment in the list has its post, its parent comment and its approver', async () => {
  const blog = await newPost({ title: 'Honey finds a buyer in Lahore' })
  const { reference: first } = (await send(api.comments, comment(blog, { name: 'Farida' }))).body
  const { reference: reply } = (await send(api.comments, comment(blog, { parent: first }))).body
  await call('POST', api.approveComment(first), { token: team })
  const listed = async (status: string) =>
    (await call<ListedComment[]>('GET', `${api.comments}?limit=1&status=${status}`, { token: team })).body[0]
  const about = { post_title: 'Honey finds a buyer in Lahore' }
  expect(await listed('pending')).toMatchObject({
    ...about,
    id: reply,
    answers: { name: 'Farida', comment: comment(blog).comment },
    handler_name: '',
  })
  expect(await listed('approved')).toMatchObject({
    ...about,
    id: first,
    answers: null,
    handler_name: await nameOf(team),
  })
})

const take = (path: string, token: string) =>
  fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })

test('an admin exports a list, no cell of which is a formula, and the log records it', async () => {
  const formula = '=HYPERLINK("https://evil.example","Fees")'
  const { reference } = (await send(api.contact, message({ subject: formula }))).body
  await call('POST', api.handleMessage(reference), { token: admin, json: { state: 'answered' } })
  const exports = async () => (await refs.audit.where('action', '==', 'form:export').get()).size
  const before = await exports()

  const answer = await take(api.exportForms('messages', { show: 'done', back: '30' }), admin)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="?messages-/) as string,
    'cache-control': 'private, no-store',
  })
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toContain('"reference","createdAt","name"')
  expect(lines[1]).toContain(`"${reference}"`)
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"",""Fees"")"`)
  expect(lines.every((line) => !line.includes('"new"'))).toBe(true)
  expect(await exports()).toBe(before + 1)

  const late = { messages: await send(api.contact, message()), donations: await send(api.donations, gift()) }
  for (const name of ['messages', 'donations'] as const) {
    const table = await (await take(api.exportForms(name, { show: 'new' }), admin)).text()
    expect(table.split('\r\n')[1]).toContain(`"${late[name].body.reference}"`)
  }
})

test.each(INBOX_LISTS)('only admins export %s', async (name) => {
  for (const token of [await approvedToken(), team])
    expect((await take(api.exportForms(name), token)).status).toBe(403)
  const answer = await take(api.exportForms(name), admin)
  expect(answer.status).toBe(200)
  expect((await answer.text()).split('\r\n')[0]).toContain('"reference","createdAt"')
  expect((await take(`${api.exportForms(name)}?show=some`, admin)).status).toBe(400)
})

test('list exports are limited to sixty an hour', async () => {
  const headers = { authorization: `Bearer ${second}` }
  const ask = () => fetch(here.origin + api.exportForms('comments'), { method: 'HEAD', headers })
  const answers: number[] = []
  for (let n = 0; n <= RATES.export.most; n += 1) answers.push((await ask()).status)
  expect(answers).toEqual([...Array<number>(60).fill(200), 429])
})

test('no byte of a list is sent when the audit log cannot record the export', async () => {
  const stopIntercepting = intercept((name, work) =>
    name === 'commit audit export' ? Promise.reject(new Error('Firestore is away.')) : work(),
  )
  const headers = { authorization: `Bearer ${admin}` }
  const refused = await fetch(here.origin + api.exportForms('messages'), { headers }).finally(
    stopIntercepting,
  )
  expect(refused.status).toBe(500)
  expect(await refused.json()).toEqual({ detail: en.server.failed })
})
