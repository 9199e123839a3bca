import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { unzip } from '../../support/unzip.ts'

const download = (token: string) =>
  fetch(`${origin}${api.ownData}`, { headers: { authorization: `Bearer ${token}` } })

const message = { name: 'Gul', lastname: 'Khan', subject: 'Fees', events: 'none', notes: 'How much is it?' }

test('the data export of a member has all decisions with reasons, all sent forms and all pictures', async () => {
  const admin = await adminToken()
  const { user, fields, access } = await registerNewcomer({ privacy_version: '1x8k2pq' })
  const other = await registerNewcomer()
  await call('POST', api.rejectUser(user.id), { token: admin, json: { rejection_reason: 'Too dark.' } })
  await refs.messages.doc('WCN-OWNDAT').set({
    ...message,
    email: fields.email,
    language: 'en',
    createdAt: '2026-01-01T00:00:00.000Z',
    handler_name: 'Somebody of the office',
  })
  const line = {
    action: 'message:send',
    target: 'WCN-OWNDAT',
    at: '2026-01-01T00:00:00.000Z',
    details: [] as string[],
  } as const
  await refs.audit.doc().create({ ...line, actor: user.id })

  const answer = await download(access)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toMatch(
    /attachment; filename="?\w+-\d{4}-\d\d-\d\d\.zip"?$/,
  )
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()].toSorted()).toEqual(['cnic_back.jpg', 'cnic_front.jpg', 'data.json'])
  const picture = await fetch(origin + user.cnic_front, { headers: { authorization: `Bearer ${access}` } })
  expect(files.get('cnic_front.jpg')).toEqual(Buffer.from(await picture.arrayBuffer()))

  const text = String(files.get('data.json'))
  expect(JSON.parse(text)).toMatchObject({
    account: {
      id: user.id,
      email: fields.email,
      cnic: user.cnic,
      rejection_reason: 'Too dark.',
      privacy_version: '1x8k2pq',
    },
    email_change: null,
    decisions: [{ action: 'user:reject', reason: 'Too dark.' }],
    forms: [{ kind: 'message', reference: 'WCN-OWNDAT', notes: message.notes }],
    mails: expect.arrayContaining([expect.objectContaining({ template: 'received' })]) as unknown,
    log: [
      { action: 'data:export', by: 'you' },
      { action: 'user:reject', by: 'the office' },
      { action: 'user:register', by: 'you' },
    ],
  })
  const adminUid = (await refs.users.where('email', '==', 'admin@chamber.example').get()).docs[0]?.id ?? ''
  for (const others of [adminUid, 'Somebody of the office', other.fields.email])
    expect(text).not.toContain(others)
  await refs.messages.doc('WCN-OWNDAT').delete()
})

test('data exports are limited per hour, and each is counted before anything is read', async () => {
  const { access, user } = await registerNewcomer()
  for (let n = 0; n < 20; n += 1) expect((await download(access)).status).toBe(200)
  expect((await download(access)).status).toBe(429)
  const lines = await refs.audit
    .where('target', '==', user.id)
    .where('action', '==', 'data:export')
    .count()
    .get()
  expect(lines.data().count).toBe(20)
})
