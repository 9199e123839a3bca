import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import type { WaitingCounts } from 'domain/inbox.ts'
import { en } from 'domain/texts/en.ts'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { findFormsOf } from '../../../functions/src/forms/forms-of-user.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing, teamToken } from '../../support/admin.ts'
import { call, claimsIn, post } from '../../support/client.ts'
import { sweepLater } from '../../support/faults.ts'
import { gift, message, offer, question, send } from '../../support/forms.ts'
import { serveHere } from '../../support/in-process.ts'
import { replaceMailServer } from '../../support/mails.ts'
import { approvedToken } from '../../support/tokens.ts'

const here = await serveHere(app)
afterAll(here.close)

const admin = await adminToken()
const uidOf = (token: string) => String(claimsIn(token)['user_id'])
const remove = (path: string, token = admin) => call('DELETE', path, { token })
const linesOf = async (target: string) =>
  (await refs.audit.where('target', '==', target).get()).docs
    .map((line) => line.data())
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ action, actor, details }) => [action, actor, details])

const PDF = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'))

function sendOffer() {
  const form = new FormData()
  for (const [field, value] of Object.entries(offer())) form.set(field, String(value))
  form.set('cv', new Blob([PDF]), 'cv.pdf')
  return post<{ reference: string }>(api.volunteers, form)
}

const KINDS = [
  {
    noun: 'message',
    list: 'messages',
    sent: () => send(api.contact, message()),
    path: api.message,
    mails: ['message'],
  },
  { noun: 'volunteer', list: 'volunteers', sent: sendOffer, path: api.offer, mails: ['volunteer'] },
  {
    noun: 'donation',
    list: 'donations',
    sent: () => send(api.donations, gift()),
    path: api.donation,
    mails: ['donationPledged', 'donationReceived'],
  },
] as const

test.each(KINDS)(
  'a deleted $noun leaves no document, mail or file, but a line that names its reference',
  async ({ noun, list, sent, path, mails }) => {
    const waiting = async () => (await call<WaitingCounts>('GET', api.waiting, { token: admin })).body[list]
    const before = await waiting()
    const { reference: id } = (await sent()).body
    if (noun === 'donation') await call('POST', api.receiveDonation(id), { token: admin })
    else expect(await waiting()).toBe((before ?? 0) + 1)
    const form = (await refs[list].doc(id).get()).data()
    const isMailed = async (template: string) => (await refs.mail.doc(`${template}-${id}`).get()).exists
    for (const template of mails) expect(await isMailed(template)).toBe(true)

    expect((await remove(path(id))).status).toBe(204)
    expect((await refs[list].doc(id).get()).exists).toBe(false)
    for (const template of mails) expect(await isMailed(template)).toBe(false)
    expect(await waiting()).toBe(before)
    expect((await linesOf(id)).at(-1)).toEqual([`${noun}:delete`, uidOf(admin), []])
    if (form && 'cv' in form) {
      await sweepLater()
      expect(await listFiles(form.cv)).toEqual([])
    }
    await storingNothing(async () => expect((await remove(path(id))).status).toBe(404))
  },
)

test.each(KINDS)('only admins delete a $noun, also when the role was just withdrawn', async (kind) => {
  const { reference: id } = (await kind.sent()).body
  for (const token of [await approvedToken(), await teamToken()])
    expect((await remove(kind.path(id), token)).status).toBe(403)
  const former = await approvedToken()
  await approveApplication(uidOf(former), { by: OPERATOR, role: 'admin' })
  const stopIntercepting = intercept(async (name, go) => {
    if (name === `commit delete ${kind.noun}`)
      await rejectApplication(uidOf(former), { by: uidOf(admin), note: 'Left the chamber.' })
    return go()
  })
  const answer = await fetch(here.origin + kind.path(id), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${former}` },
  }).finally(stopIntercepting)
  expect(answer.status).toBe(403)
  expect((await refs[kind.list].doc(id).get()).exists).toBe(true)
})

test('replies go with their message, also one that waits to be sent', async () => {
  const { reference: id } = (await send(api.eventContact(SAMPLE_EVENT_ID), question())).body
  await call('POST', api.reply(id), { token: admin, json: { text: 'Yes, bring her.' } })
  const replies = async () => (await refs.messages.doc(id).get()).data()?.replies ?? []
  await expect.poll(async () => (await replies())[0]?.state, { timeout: 15_000 }).toBe('sent')
  const mails = refs.mail.where('data.message', '==', id)
  const [reply] = await replies()
  const mail = (await mails.get()).docs[0]?.data()
  if (!reply || !mail) throw new Error('There is no reply.')
  await refs.messages.doc(id).update({ replies: [reply, { ...reply, id: 'next', state: 'sending' }] })
  // no sender takes it before
  const leaseUntil = '2100-01-01T00:00:00.000Z'
  const waiting = { ...mail, data: { message: id, reply: 'next' }, state: 'queued', leaseUntil } as const
  await refs.mail.doc(`reply-${id}-next`).set(waiting)

  expect((await remove(api.message(id))).status).toBe(204)
  expect((await mails.get()).size).toBe(0)
  expect((await refs.mail.doc(`eventQuestion-${id}`).get()).exists).toBe(false)
})

test('a form that is deleted while its mail is sent leaves no mail and no error', async () => {
  const { reference: id } = (await send(api.contact, message())).body
  const mail = refs.mail.doc(`message-${id}`)
  await expect.poll(async () => (await mail.get()).data()?.state, { timeout: 15_000 }).toBe('sent')
  // the functions of the suite leave it alone until then
  const far = '2100-01-01T00:00:00.000Z'
  // a second attempt does not count against the limit of an hour
  await mail.update({ state: 'queued', attempts: 1, leaseUntil: far })
  const stopIntercepting = replaceMailServer(() => remove(api.message(id)))
  await sendMail(mail.id, far).finally(stopIntercepting)
  expect((await refs.messages.doc(id).get()).exists).toBe(false)
  expect((await mail.get()).exists).toBe(false)
})

test('a donation is not deleted before the card company has answered, but is once it is paid', async () => {
  const { reference: id } = (await send(api.donations, gift())).body
  await refs.donations.doc(id).update({ state: 'charging' })
  await storingNothing(async () =>
    expect(await remove(api.donation(id))).toMatchObject({
      status: 409,
      body: { detail: en.forms.stillCharging },
    }),
  )
  await refs.donations.doc(id).update({ state: 'paid' })
  expect((await remove(api.donation(id))).status).toBe(204)
})

test("a deleted form is not among its sender's data, whether or not it names the sender", async () => {
  const token = await approvedToken()
  const references = async () => {
    const found: string[] = []
    for await (const page of findFormsOf(uidOf(token))) found.push(...page.map(({ reference }) => reference))
    return found.toSorted()
  }
  const [named = '', old = ''] = await Promise.all(
    [1, 2].map(async () => (await send(api.contact, message(), token)).body.reference),
  )
  const { uid: _uid, ...rest } = (await refs.messages.doc(old).get()).data() ?? {}
  await refs.messages.doc(old).set(rest as never)
  expect(await references()).toEqual([named, old].toSorted())
  for (const id of [named, old]) await remove(api.message(id))
  expect(await references()).toEqual([])
})
