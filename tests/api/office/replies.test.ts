import { randomUUID } from 'node:crypto'
import { samples } from 'domain/content/samples.ts'
import { MAX_ITEMS, MAX_LENGTH } from 'domain/limits.ts'
import type { MessageReply, SavedRepliesDocument } from 'domain/stored/sent-forms.ts'
import { en } from 'domain/texts/en.ts'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { encodeMailId } from '../../../functions/src/mail/manage-mails.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call, claimsIn, type Said } from '../../support/client.ts'
import { message, question, send } from '../../support/forms.ts'
import { serveHere } from '../../support/in-process.ts'
import { runJob } from '../../support/jobs.ts'
import { mailsTo, replaceMailServer } from '../../support/mails.ts'
import { approvedToken } from '../../support/tokens.ts'

const here = await serveHere(app)
afterAll(here.close)

const admin = await adminToken()
const uidOf = (token: string) => String(claimsIn(token)['user_id'])
const nameOf = async (token: string) => (await refs.users.doc(uidOf(token)).get()).data()?.full_name ?? ''

async function newAdmin(): Promise<string> {
  const token = await approvedToken()
  await approveApplication(uidOf(token), { by: OPERATOR, role: 'admin' })
  return token
}
const second = await newAdmin()
// the seeded admin is the last admin in other tests
afterAll(() => deleteAccount(uidOf(second), OPERATOR))

type Reply = MessageReply & Said
const reply = (id: string, json: object, token = admin, seen?: number) =>
  call<Reply>('POST', api.reply(id), {
    token,
    json,
    ...(seen !== undefined && { headers: { 'if-match': `"${seen}"` } }),
  })
const stored = async (id: string) => (await refs.messages.doc(id).get()).data()
const linesOf = async (target: string) =>
  (await refs.audit.where('target', '==', target).get()).docs
    .map((line) => line.data())
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ action, actor }) => [action, actor])
const whenSent = (id: string, count = 1) =>
  expect
    .poll(async () => (await stored(id))?.replies?.map(({ state }) => state), { timeout: 15_000 })
    .toEqual(Array.from({ length: count }, () => 'sent'))

test('a reply is mailed with the office as Reply-To, and only then the message is replied', async () => {
  const sent = message({ subject: 'Fees', notes: 'What does it cost?\nAnd when?' })
  const { reference: id } = (await send(api.contact, sent)).body
  const answer = await reply(id, { text: '  Rs 1,500 once.\n\n<b>Welcome</b>  ' })
  expect(answer).toMatchObject({
    status: 201,
    body: { text: 'Rs 1,500 once.\n\n<b>Welcome</b>', state: 'sending', author_name: await nameOf(admin) },
  })
  await whenSent(id)
  expect(await stored(id)).toMatchObject({ state: 'answered', handler_uid: uidOf(admin) })
  expect((await stored(id))?.replies).toMatchObject([{ attempts: 1, error: '' }])

  const [mail] = (await mailsTo(sent.email, 2)).filter(({ subject }) => subject.startsWith('Re:'))
  expect(mail?.subject).toBe(`Re: Fees (${id})`)
  expect(mail?.replyTo).toMatchObject([{ address: samples.organisation.email }])
  expect(mail?.text).toMatch(/^Rs 1,500 once\.\n\n<b>Welcome<\/b>\n/)
  expect(mail?.text).toContain(`\n${await nameOf(admin)}\n${samples.organisation.name}`)
  expect(mail?.text).toContain('> What does it cost?\n> And when?')
  expect(mail?.html).toContain('&lt;b&gt;Welcome')
  expect(mail?.text).toMatch(/\n\nWhat we keep about you, and for how long: http\S+\/privacy\s*$/)
  expect(await linesOf(id)).toEqual([
    ['message:send', 'visitor'],
    ['message:reply', uidOf(admin)],
    ['message:answer', uidOf(admin)],
  ])
  // the text is in the message alone, and is deleted with it
  const stays = await refs.mail.doc(`reply-${id}-${answer.body.id}`).get()
  expect(JSON.stringify(stays.data())).not.toContain('1,500')
})

test('a reply that is not the last leaves the message open, and a question about an event has a subject', async () => {
  const sent = question()
  const event = (
    await call<{ id: string }>('POST', api.events, {
      token: await teamToken(),
      json: { title: 'A day', description: 'Words.', date: '2030-01-02', time: '10:00', location: 'Hall' },
    })
  ).body.id
  const { reference: id } = (await send(api.eventContact(event), sent)).body
  expect((await reply(id, { text: 'I am asking the hall.', is_last: false })).status).toBe(201)
  await whenSent(id)
  expect((await stored(id))?.state).toBe('new')
  const mails = await mailsTo(sent.email, 2)
  expect(mails.map(({ subject }) => subject)).toContain(`Re: your question about an event (${id})`)
  expect((await reply(id, { text: 'Yes, you may.' }, admin, 1)).status).toBe(201)
  await whenSent(id, 2)
  expect((await stored(id))?.state).toBe('answered')
})

test('the same reply sent twice is mailed once; a second one waits, and one written unseen is refused', async () => {
  const sent = message()
  const { reference: id } = (await send(api.contact, sent)).body
  const json = { text: 'Yes.', key: randomUUID() }
  const both = await Promise.all([reply(id, json, admin, 0), reply(id, json, admin, 0)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[0].body.id).toBe(json.key)
  expect((await stored(id))?.replies).toHaveLength(1)
  expect(await reply(id, { text: 'No.' }, second, 0)).toMatchObject({
    status: 412,
    body: { detail: en.forms.repliedMeanwhile },
  })
  await whenSent(id)
  await refs.messages.doc(id).update({ replies: [{ ...both[0].body, state: 'sending' }] })
  expect(await reply(id, { text: 'No.' }, second, 1)).toMatchObject({
    status: 409,
    body: { detail: en.forms.replyUnderWay },
  })
  expect((await mailsTo(sent.email, 2)).filter(({ subject }) => subject.startsWith('Re:'))).toHaveLength(1)
})

test('replies with an empty key are different replies', async () => {
  const { reference: id } = (await send(api.contact, message())).body
  const first = await reply(id, { text: 'Yes.', key: '', is_last: false })
  expect(first.body.id).toMatch(/^[\w-]{8,}$/)
  await refs.messages.doc(id).update({ replies: [{ ...first.body, state: 'sent' }] })
  expect(await reply(id, { text: 'No.', key: '' })).toMatchObject({ status: 201, body: { text: 'No.' } })
  expect((await stored(id))?.replies).toHaveLength(2)
})

test('of two admins who reply at once, one wins', async () => {
  const { reference: id } = (await send(api.contact, message())).body
  const both = await Promise.all([
    reply(id, { text: 'Yes.' }, admin, 0),
    reply(id, { text: 'No.' }, second, 0),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 412])
  expect((await stored(id))?.replies).toHaveLength(1)
})

/** Stores a reply whose mail no sender has taken, so that a test can make it fail. */
async function waitingReply() {
  const { reference: id } = (await send(api.contact, message())).body
  const far = new Date(Date.now() + 3_600_000).toISOString()
  const written: MessageReply = {
    id: randomUUID(),
    text: 'Yes.',
    is_last: true,
    author_uid: uidOf(admin),
    author_name: 'Mehreen Abbasi',
    createdAt: new Date().toISOString(),
    state: 'sending',
    attempts: 0,
    triedAt: '',
    error: '',
  }
  await refs.messages.doc(id).update({ replies: [written] })
  const mail = refs.mail.doc(`reply-${id}-${written.id}`)
  await mail.set({
    to: (await stored(id))?.email ?? '',
    uid: 'visitor',
    template: 'reply',
    data: { message: id, reply: written.id },
    language: 'en',
    state: 'queued',
    attempts: 0,
    error: '',
    leaseUntil: far,
    createdAt: far,
    expiresAt: null,
  })
  return { id, mail, far: Date.parse(far) }
}

const failing = (error: object, step?: 'connect') =>
  replaceMailServer(() => Promise.reject(Object.assign(new Error('The mail server refuses'), error)), step)

test('a failed reply says why, is sent again or replaced, and never marks the message', async () => {
  const { id, mail, far } = await waitingReply()
  const stop = failing({ responseCode: 552, command: 'RCPT TO', code: 'EENVELOPE' })
  await expect(sendMail(mail.id, new Date(far).toISOString())).rejects.toThrow('EENVELOPE RCPT TO 552')
  stop()
  const [failed] = (await stored(id))?.replies ?? []
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, error: 'EENVELOPE RCPT TO 552' })
  expect((await stored(id))?.state).toBe('new')
  expect((await mail.get()).data()?.state).toBe('failed')

  const again = () => call<Reply>('POST', api.replyAgain(id), { token: second })
  expect(await again()).toMatchObject({ status: 200, body: { state: 'sending', attempts: 0, error: '' } })
  expect(await again()).toMatchObject({ status: 409, body: { detail: en.mails.underWay } })
  await runJob('everyMinute')
  await whenSent(id)
  expect((await stored(id))?.state).toBe('answered')
  expect((await again()).status).toBe(409)
})

test('a reply that is sent after its author left names no deleted account', async () => {
  const { id, mail } = await waitingReply()
  const [written] = (await stored(id))?.replies ?? []
  await refs.messages.doc(id).update({ replies: [{ ...written, author_uid: 'former-admin' }] })
  await mail.update({ leaseUntil: '' })
  await runJob('everyMinute')
  await whenSent(id)
  expect(await stored(id)).toMatchObject({
    state: 'answered',
    handler_uid: 'deleted',
    handler_name: 'Mehreen Abbasi',
  })
  expect(await linesOf(id)).toContainEqual(['message:answer', 'deleted'])
})

test('a reply is tried four times, and a newer one ends a failed one', async () => {
  const { id, mail, far } = await waitingReply()
  const stop = failing({ code: 'ESOCKET', command: 'CONN' }, 'connect')
  for (const attempt of [1, 2, 3, 4]) {
    const now = new Date(far + attempt * 3_600_000).toISOString()
    await expect(sendMail(mail.id, now)).rejects.toThrow('ESOCKET')
    const state = attempt < 4 ? 'sending' : 'failed'
    expect((await stored(id))?.replies).toMatchObject([{ state, attempts: attempt, error: 'ESOCKET CONN' }])
  }
  stop()
  // the list of mails sends it again too
  const path = api.sendMailAgain(encodeMailId(mail.id))
  expect((await call('POST', path, { token: admin })).status).toBe(200)
  expect((await stored(id))?.replies).toMatchObject([{ state: 'sending', attempts: 0 }])
  const [waiting] = (await stored(id))?.replies ?? []
  await refs.messages.doc(id).update({ replies: [{ ...waiting, state: 'failed' }] })
  expect((await reply(id, { text: 'By another way.' }, second, 1)).status).toBe(201)
  expect((await mail.get()).exists).toBe(false)
})

test('only admins reply, to an existing message, with a text that is not too long', async () => {
  const { reference: id } = (await send(api.contact, message())).body
  const json = { text: 'Yes.' }
  for (const token of [await approvedToken(), await teamToken()])
    expect((await reply(id, json, token)).status).toBe(403)
  expect((await reply('WCN-222222', json)).status).toBe(404)
  for (const text of ['', ' \n ', 'x'.repeat(MAX_LENGTH.reply + 1)])
    expect((await reply(id, { text })).status).toBe(400)
  const many = Array.from({ length: MAX_ITEMS.replies }, () => ({ id: randomUUID(), state: 'sent' }))
  await refs.messages.doc(id).update({ replies: many })
  expect((await reply(id, json)).body.detail).toBe(en.forms.tooManyReplies(MAX_ITEMS.replies))
})

test('an admin who loses the role while replying sends nothing', async () => {
  const { reference: id } = (await send(api.contact, message())).body
  const former = await newAdmin()
  const stop = intercept(async (name, go) => {
    if (name.startsWith('commit reply'))
      await rejectApplication(uidOf(former), { by: uidOf(admin), note: 'Left the chamber.' })
    return go()
  })
  const answer = await fetch(here.origin + api.reply(id), {
    method: 'POST',
    headers: { authorization: `Bearer ${former}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Yes.' }),
  }).finally(stop)
  expect(answer.status).toBe(403)
  expect((await stored(id))?.replies).toBeUndefined()
  expect((await refs.mail.where('data.message', '==', id).get()).size).toBe(0)
})

test('a message that is deleted takes its reply with it', async () => {
  const { id, mail, far } = await waitingReply()
  await refs.messages.doc(id).delete()
  const stop = failing({ code: 'EMAIL' })
  await sendMail(mail.id, new Date(far).toISOString()).finally(stop)
  expect((await mail.get()).exists).toBe(false)
  expect(await stored(id)).toBeUndefined()
})

test('saved replies are stored as a whole, by any admin, and the second of two changes is told', async () => {
  const change = (replies: unknown, token = admin, seen?: number) =>
    call<SavedRepliesDocument & Said>('PATCH', api.savedReplies, {
      token,
      json: { replies },
      ...(seen !== undefined && { headers: { 'if-match': `"${seen}"` } }),
    })
  const fees = { title: 'Fees', text: 'Dear {name},\n\nRs 1,500 once. Call {office phone}.' }
  const { revision } = (await change([fees])).body
  const next = await change([fees, { title: 'Stall', text: 'One table.' }], second, revision)
  expect(next.body).toMatchObject({ revision: revision + 1, updatedBy: uidOf(second) })
  for (const [replies, token] of [
    [[], admin],
    // what another admin stored
    [[fees, { title: 'Stall', text: 'One table.' }], admin],
    [[fees], second],
  ] as const)
    expect(await change(replies, token, revision)).toMatchObject({
      status: 412,
      body: { detail: en.forms.savedRepliesChanged },
    })
  // the first answer was lost
  expect(await change([fees, { title: 'Stall', text: 'One table.' }], second, revision)).toMatchObject({
    status: 200,
    body: next.body,
  })
  const titles = (await refs.savedReplies.doc('all').get()).data()?.replies.map(({ title }) => title)
  expect(titles).toEqual(['Fees', 'Stall'])
  const tooMany = Array.from({ length: MAX_ITEMS.savedReplies + 1 }, () => fees)
  const longest = Array.from({ length: MAX_ITEMS.savedReplies }, () => ({
    title: '\u0641'.repeat(MAX_LENGTH.replyTitle),
    text: '\u0641'.repeat(MAX_LENGTH.reply),
  }))
  expect((await change(longest)).body.replies).toMatchObject(longest)
  await change([fees])
  for (const replies of [tooMany, [{ title: '', text: 'x' }], [{ title: 'x', text: '' }], 'none'])
    expect((await change(replies)).status).toBe(400)
  expect((await change([fees], await teamToken())).status).toBe(403)
  expect(await linesOf('all')).toContainEqual(['saved-replies:update', uidOf(second)])
})

test('a saved reply keeps its id, and one without an id or with that of another gets a new one', async () => {
  const change = async (replies: object[]) =>
    (await call<SavedRepliesDocument & Said>('PATCH', api.savedReplies, { token: admin, json: { replies } }))
      .body
  const [fees, stall] = [
    { title: 'Fees', text: 'Rs 1,500 once.' },
    { title: 'Stall', text: 'One table.' },
  ]
  const { replies: first } = await change([fees, { ...stall, id: 'stall' }])
  expect(first).toEqual([
    { ...fees, id: expect.stringMatching(/^[\w-]{36}$/) },
    { ...stall, id: 'stall' },
  ])
  const { replies: next } = await change([{ ...stall, id: 'stall' }, ...first])
  expect(next.map(({ id }) => id)).toEqual(['stall', first[0]?.id, expect.stringMatching(/^[\w-]{36}$/)])
  expect((await refs.savedReplies.doc('all').get()).data()?.replies).toEqual(next)
  expect((await change([{ ...fees, id: 'a/b' }])).detail).toContain(en.field.id)
})

test('a phone number of a message is optional, and is one of some country', async () => {
  const without = (await send(api.contact, message())).body.reference
  expect((await stored(without))?.phone).toBe('')
  const phone = '0300 1234567'
  const given = (await send(api.contact, message({ phone }))).body.reference
  expect((await stored(given))?.phone).toBe(phone)
  const wrong = await send(api.contact, message({ phone: '0300 12' }))
  expect(wrong).toMatchObject({ status: 400, body: { detail: `Phone: ${en.field.phoneShort}` } })
})
