import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, refs } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'

const admin = await adminToken()
const approve = (id: string) => call<User>('POST', api.approveUser(id), { token: admin })
const reject = (id: string, rejection_reason = 'Too dark.') =>
  call<User>('POST', api.rejectUser(id), { token: admin, json: { rejection_reason } })
const undo = (id: string, token = admin) => call<User>('POST', api.undoDecision(id), { token })

const stored = async (id: string) => (await refs.users.doc(id).get()).data()
const claims = async (id: string) => (await auth.getUser(id)).customClaims
const mailsOf = async (uid: string) => {
  const { docs } = await refs.mail.where('uid', '==', uid).where('template', '!=', 'received').get()
  return docs
}
const tooLate = { status: 409, body: { detail: en.users.undoTooLate } }

test('an undone approval restores status, list and claims, and sends no mail', async () => {
  const { user } = await registerNewcomer()
  const before = await stored(user.id)
  await approve(user.id)
  expect(await claims(user.id)).toEqual({ role: 'member', approved: true })
  const [mail] = await mailsOf(user.id)
  // no process sends the mail before the undo time ends
  await sendMail(mail?.id ?? '')
  expect((await mail?.ref.get())?.data()?.state).toBe('queued')

  const { status, body } = await undo(user.id)
  expect({ status, is: body.status }).toEqual({ status: 200, is: 'pending' })
  const after = await stored(user.id)
  expect(after).toEqual({
    ...before,
    suspended: null,
    revision: 3,
    claimsUpdatedAt: expect.any(String) as string,
  })
  expect(await claims(user.id)).toEqual({ role: 'member', approved: false })
  expect(await mailsOf(user.id)).toEqual([])
  const listed = await call<User[]>('GET', `${api.users}?tab=requests&search=${user.email}`, { token: admin })
  expect(listed.body.map(({ id }) => id)).toEqual([user.id])
  const { docs } = await refs.audit.where('target', '==', user.id).where('action', '==', 'user:undo').get()
  expect(docs.map((line) => line.data())).toMatchObject([
    { actor: claimsIn(admin)['user_id'], details: ['user:approve'] },
  ])

  // a repeated request after a lost response
  expect((await undo(user.id)).status).toBe(200)
  // a second approval is possible and sends a mail
  await approve(user.id)
  expect(await mailsOf(user.id)).toHaveLength(1)
})

test('undoing a rejection restores the previous reason; undoing a withdrawn approval restores the approval', async () => {
  const { user, access } = await registerNewcomer()
  await reject(user.id, 'Too dark.')
  await call('POST', api.resubmit, { token: access, json: { city: 'Haripur' } })
  await reject(user.id, 'Too small.')
  expect((await undo(user.id)).body).toMatchObject({ status: 'pending', rejection_reason: 'Too dark.' })

  const { body } = await approve(user.id)
  await reject(user.id)
  expect(await claims(user.id)).toEqual({ role: 'member', approved: false })
  expect((await undo(user.id)).body).toMatchObject({
    status: 'approved',
    approvedAt: body.approvedAt,
    rejection_reason: '',
  })
  expect(await claims(user.id)).toEqual({ role: 'member', approved: true })
})

test('a decision cannot be undone after its time, after its mail, or after another change', async () => {
  const late = await registerNewcomer()
  await reject(late.user.id)
  await refs.decisions.doc(late.user.id).update({ until: Timestamp.fromMillis(Date.now() - 1) })
  expect(await undo(late.user.id)).toMatchObject(tooLate)

  const mailed = await registerNewcomer()
  await reject(mailed.user.id)
  const [mail] = await mailsOf(mailed.user.id)
  await mail?.ref.update({ state: 'sending', attempts: 1 })
  expect(await undo(mailed.user.id)).toMatchObject(tooLate)

  const corrected = await registerNewcomer()
  await reject(corrected.user.id)
  await call('POST', api.resubmit, { token: corrected.access, json: { city: 'Haripur' } })
  expect(await undo(corrected.user.id)).toMatchObject(tooLate)

  const undecided = await registerNewcomer()
  expect(await undo(undecided.user.id)).toMatchObject(tooLate)
})

test('of two decisions in a row only the last is mailed, unless it is undone', async () => {
  const { user } = await registerNewcomer()
  await approve(user.id)
  const [mail] = await mailsOf(user.id)
  const due = mail?.data().leaseUntil ?? ''
  await reject(user.id)
  // the rejection may still be undone, and then the approval mail must be sent
  await sendMail(mail?.id ?? '', due)
  const held = (await mail?.ref.get())?.data()
  expect(held).toMatchObject({ state: 'queued', attempts: 0 })
  expect(held && held.leaseUntil > due).toBe(true)
  expect((await undo(user.id)).body.status).toBe('approved')
  expect((await mailsOf(user.id)).map(({ id }) => id)).toEqual([mail?.id])

  await reject(user.id)
  await sendMail(mail?.id ?? '', new Date(Date.now() + 60_000).toISOString())
  expect((await mailsOf(user.id)).map((mail) => mail.data().template)).toEqual(['rejected'])
})

test('an undone approval restores what the applicant corrected and answered', async () => {
  const { user, access } = await registerNewcomer()
  await reject(user.id)
  await call('POST', api.resubmit, {
    token: access,
    json: { city: 'Haripur', answers: [{ id: 'other', text: 'The card is clear.' }] },
  })
  const { resubmission } = (await stored(user.id)) ?? {}
  expect(resubmission?.fields).toEqual(['city'])
  await approve(user.id)
  expect((await undo(user.id)).status).toBe(200)
  expect((await stored(user.id))?.resubmission).toEqual(resubmission)
  expect((await undo(user.id)).status).toBe(200)
})

test('a decision that an earlier version stored without a resubmission can be undone', async () => {
  const { user } = await registerNewcomer()
  await reject(user.id)
  await refs.decisions.doc(user.id).update({
    'before.resubmission': FieldValue.delete(),
    'after.resubmission': FieldValue.delete(),
  })
  expect((await undo(user.id)).body.status).toBe('pending')
  expect((await undo(user.id)).status).toBe(200)
})

test('another admin cannot undo it', async () => {
  const { user } = await registerNewcomer()
  await approve(user.id)
  await refs.decisions.doc(user.id).update({ by: 'another admin' })
  expect(await undo(user.id)).toMatchObject(tooLate)
  expect((await stored(user.id))?.status).toBe('approved')
})

test('a correction keeps the place in the queue, even after a rejection; lateness counts from the last submission', async () => {
  const { user, access } = await registerNewcomer()
  const correct = async (city: string) =>
    (await call<User>('POST', api.resubmit, { token: access, json: { city } })).body
  const first = await correct('Haripur')
  await reject(user.id)
  const second = await correct('Mansehra')
  expect([first.waitingSince, second.waitingSince]).toEqual([user.createdAt, user.createdAt])
  expect([user.sentAt, first.sentAt, second.sentAt].toSorted()).toEqual([
    user.createdAt,
    first.sentAt,
    second.sentAt,
  ])
  expect(second.sentAt > first.sentAt && first.sentAt > user.createdAt).toBe(true)
})
