import type { UserHistory } from 'domain/office/history.ts'
import { en } from 'domain/texts/en.ts'
import type { User, UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { specimenCard } from '../../../emulators/seed/specimen-card.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, counts, refs, storingNothing } from '../../support/admin.ts'
import { formOf, jpeg, someCnic } from '../../support/applicant.ts'
import { call, post, registerNewcomer, type Said, tokenOf } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { unzip } from '../../support/unzip.ts'

const admin = await adminToken()
const card = jpeg(await specimenCard('Gul Bibi', 'front'))

const DARK = { id: 'card-unreadable', fields: ['cnic_back'] }
const NAME = { id: 'name-differs', fields: ['first_name', 'last_name'] }
const DUPLICATE = { id: 'duplicate', fields: [] }
const rejectWith = (id: string, ...reasons: object[]) =>
  call<User>('POST', api.rejectUser(id), { token: admin, json: { reasons } })
const resubmit = (token: string, json: object) => call<User & Said>('POST', api.resubmit, { token, json })
const appeal = (token: string, words: string) =>
  call<User & Said>('POST', api.appeal, { token, json: { appeal: words } })
const historyOf = async (id: string) =>
  (await call<UserHistory>('GET', api.userHistory(id), { token: admin })).body
const open = (path: string, token: string) =>
  fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
const bytesOf = async (path: string, token: string) =>
  Buffer.from(await (await open(path, token)).arrayBuffer())

test('an application can be sent again once each point has a changed field or a reply', async () => {
  const { user, access } = await registerNewcomer()
  await rejectWith(user.id, DARK, NAME)
  const both = en.users.pointsOpen(['Card cannot be read', 'Name differs from card'])
  const dark = en.users.pointsOpen(['Card cannot be read'])
  const answer = { id: DARK.id, text: 'This is the original card.' }
  await storingNothing(async () => {
    // a field that no point names, and a field with an unchanged value
    for (const [json, detail] of [
      [{ city: 'Haripur' }, both],
      [{ city: 'Haripur', last_name: user.last_name }, both],
      [{ first_name: 'Gul' }, dark],
      [{ answers: [{ id: NAME.id, text: 'It is my name.' }] }, dark],
      [{}, en.users.nothingCorrected],
      [{ answers: [answer, { id: 'cnic-differs', text: 'No.' }] }, `Your answers: ${en.field.noSuchPoint}`],
    ] as const)
      expect(await resubmit(access, json)).toMatchObject({ status: 400, body: { detail } })
    // by field too, so that the page leads there
    const wrong = await resubmit(access, { city: 'x'.repeat(1_000) })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { city: [expect.any(String)] } } })
    for (const text of ['', ' ', 'a'.repeat(301)])
      expect((await resubmit(access, { answers: [{ ...answer, text }] })).status).toBe(400)
  })

  // a form sends the replies as JSON
  const form = formOf({ first_name: 'Gul', city: 'Haripur', answers: JSON.stringify([answer]) })
  const { status, body } = await post<User>(api.resubmit, form, access)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'pending',
    revision: 3,
    waitingSince: user.createdAt,
    rejection: { reasons: [{ id: DARK.id }, { id: NAME.id }] },
    resubmission: { fields: ['first_name', 'city'], answers: [answer] },
  })
  expect(body.sentAt > user.createdAt).toBe(true)
  const listed = await call<User[]>('GET', `${api.users}?search=${user.email}`, { token: admin })
  expect(listed.body).toMatchObject([{ sentAt: body.sentAt, waitingSince: user.createdAt }])

  // corrected again before a decision: the earlier replies are still stored
  const last = await resubmit(access, { city: 'Mansehra', phone: '0300 1234567' })
  expect(last.body).toMatchObject({
    revision: 4,
    resubmission: { fields: ['first_name', 'phone', 'city'], answers: [answer] },
  })
})

test('replies alone are enough, and a new picture corrects its point', async () => {
  const { user, access } = await registerNewcomer()
  await rejectWith(user.id, DARK)
  const answers = [{ id: DARK.id, text: 'It is as clear as it gets.' }]
  expect((await resubmit(access, { answers })).body).toMatchObject({
    status: 'pending',
    resubmission: { fields: [], answers },
  })
  const lines = await refs.audit.where('target', '==', user.id).where('action', '==', 'user:correct').get()
  expect(lines.docs.map((line) => line.data().details)).toEqual([['answers']])
  // repeated after a lost response
  const again = await storingNothing(() => resubmit(access, { answers }))
  expect(again).toMatchObject({ status: 400, body: { detail: en.users.nothingCorrected } })
  await rejectWith(user.id, DARK)
  const { body } = await post<User>(api.resubmit, formOf({}, { cnic_back: card }), access)
  expect(body).toMatchObject({ status: 'pending', resubmission: { fields: ['cnic_back'], answers: [] } })
  const approved = await call<User>('POST', api.approveUser(user.id), { token: admin })
  expect(approved.body).toMatchObject({ status: 'approved', rejection: null, resubmission: null })
})

test('after a final decision nothing can be sent again, except one review request', async () => {
  const { user, access } = await registerNewcomer()
  await rejectWith(user.id, DUPLICATE)
  const listed = () => call<UserListItem[]>('GET', `${api.users}?search=${user.email}`, { token: admin })
  expect((await listed()).body).toMatchObject([{ status: 'rejected', is_final: true }])
  const closed = { status: 409, body: { detail: en.users.decisionFinal } }
  const correct = () => resubmit(access, { city: 'Haripur' })
  expect(await storingNothing(correct)).toMatchObject(closed)

  const asked = await appeal(access, 'I have no other account.')
  expect(asked).toMatchObject({ status: 200, body: { status: 'pending', waitingSince: user.createdAt } })
  expect(asked.body.sentAt > user.createdAt).toBe(true)
  // also during the review
  expect(await storingNothing(correct)).toMatchObject(closed)

  const again = await rejectWith(user.id, { id: 'not-eligible', fields: [] })
  expect(again.body.rejection?.is_reviewed).toBe(true)
  const used = { status: 409, body: { detail: en.users.reviewUsed } }
  expect(await storingNothing(() => appeal(access, 'Once more.'))).toMatchObject(used)
  // nor after the same decision with another note
  await call('POST', api.rejectUser(user.id), { token: admin, json: { reasons: [DUPLICATE], note: 'No.' } })
  expect(await storingNothing(() => appeal(access, 'Once more.'))).toMatchObject(used)
  expect(await storingNothing(correct)).toMatchObject(closed)

  // the office may still change its decision
  await rejectWith(user.id, DARK)
  expect((await listed()).body).toMatchObject([{ status: 'rejected', is_final: false }])
  expect((await resubmit(access, { answers: [{ id: DARK.id, text: 'Look.' }] })).status).toBe(200)
})

test('every attempt is kept with its values and pictures, and only admins see earlier ones', async () => {
  const { user, access } = await registerNewcomer()
  const stranger = await registerNewcomer()
  const first = await bytesOf(user.cnic_front, access)
  const before = await counts()
  const cnic = someCnic()
  await rejectWith(user.id, { id: 'cnic-differs', fields: ['cnic'] })
  const { body: second } = await post<User>(api.resubmit, formOf({ cnic }, { cnic_front: card }), access)
  await resubmit(access, { city: 'Haripur' })
  expect((await counts()).files).toBe(before.files + 1)

  const { attempts } = await historyOf(user.id)
  expect(attempts).toMatchObject([
    {
      revision: 2,
      sentAt: user.createdAt,
      sent: { cnic: user.cnic, cnic_front: user.cnic_front, cnic_back: user.cnic_back, city: '' },
      rejection: { reasons: [{ id: 'cnic-differs' }] },
      resubmission: null,
    },
    {
      revision: 3,
      sentAt: second.sentAt,
      sent: { cnic, cnic_front: second.cnic_front, city: '' },
      rejection: null,
      resubmission: { fields: ['cnic', 'cnic_front'], answers: [] },
    },
  ])
  expect(JSON.stringify(attempts)).not.toContain('password')

  // by the version in its address, audited for admins
  const viewsOf = async () =>
    (await refs.audit.where('target', '==', user.id).where('action', '==', 'document:view').get()).size
  const views = await viewsOf()
  expect(await bytesOf(user.cnic_front, admin)).toEqual(first)
  expect(await viewsOf()).toBe(views + 1)
  expect(await bytesOf(second.cnic_front, admin)).not.toEqual(first)
  expect(await bytesOf(user.cnic_front.split('?')[0] ?? '', admin)).toEqual(
    await bytesOf(second.cnic_front, admin),
  )
  expect((await open(user.cnic_front, stranger.access)).status).toBe(403)
  const unknown = user.cnic_front.replace(/v=.*/, 'v=0123456789abcdef')
  expect((await open(unknown, admin)).status).toBe(404)
  expect((await open(user.cnic_front.replace('cnic_front', 'cnic_back'), admin)).status).toBe(404)

  // the earlier number is free for others, and stays only in the attempt
  expect((await registerNewcomer({ cnic: user.cnic })).user.cnic).toBe(user.cnic)

  const archive = await open(api.ownData, access)
  const files = unzip(Buffer.from(await archive.arrayBuffer()))
  expect([...files.keys()].toSorted()).toEqual([
    'cnic_back.jpg',
    'cnic_front.jpg',
    'data.json',
    'earlier-2/cnic_front.jpg',
  ])
  expect(files.get('earlier-2/cnic_front.jpg')).toEqual(first)
  const data = JSON.parse(String(files.get('data.json'))) as object
  expect(data).toMatchObject({ earlier_attempts: [{ sent: { cnic: user.cnic } }, { sent: { cnic } }] })

  await call('DELETE', api.deleteUser(user.id), { token: admin })
  expect((await refs.attempts.where('uid', '==', user.id).get()).size).toBe(0)
  // the two other applicants have two pictures each
  expect((await counts()).files).toBe(before.files)
})

test('a member who replaces or removes a picture keeps that of an earlier attempt', async () => {
  const { user, fields, access } = await registerNewcomer()
  const { body: pictured } = await post<User>(api.resubmit, formOf({}, { profile_image: card }), access)
  await resubmit(access, { city: 'Haripur' })
  await call('POST', api.approveUser(user.id), { token: admin })
  const token = await tokenOf(fields)
  const change = async () =>
    (await call<User>('PATCH', api.profile, { token, body: formOf({}, { profile_image: card }) })).body
  const replaced = await change()
  expect((await open(pictured.profile_image, admin)).status).toBe(200)
  await change()
  // no attempt uses this picture
  expect((await open(replaced.profile_image, admin)).status).toBe(404)
  await call('DELETE', api.profilePicture, { token })
  expect((await open(pictured.profile_image, admin)).status).toBe(200)
  expect((await historyOf(user.id)).attempts).toMatchObject([
    { sent: { profile_image: '' } },
    { sent: { profile_image: pictured.profile_image } },
  ])
})

test('a review request keeps the rejected attempt', async () => {
  const { user, access } = await registerNewcomer()
  await rejectWith(user.id, DARK)
  await appeal(access, 'It is clear.')
  expect((await historyOf(user.id)).attempts).toMatchObject([
    { revision: 2, rejection: { reasons: [{ id: DARK.id }] }, sent: { cnic_back: user.cnic_back } },
  ])
})
