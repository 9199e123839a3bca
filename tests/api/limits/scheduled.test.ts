import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { adminToken, auth, refs } from '../../support/admin.ts'
import { claimsIn, registerNewcomer } from '../../support/client.ts'
import { runJob } from '../../support/jobs.ts'

test('the job of every minute finishes an interrupted decision and sends the due mails', async () => {
  const { user, fields } = await registerNewcomer()
  await refs.users.doc(user.id).update({ role: 'team', claims_pending: true })
  const due = Date.now() + 60_000
  const mail = refs.mail.doc(`reset-${user.id}-${randomUUID()}`)
  await mail.create({
    to: fields.email,
    uid: user.id,
    template: 'reset',
    data: { first_name: fields['first_name'] ?? '' },
    language: 'en',
    state: 'queued',
    attempts: 0,
    error: '',
    leaseUntil: new Date(due).toISOString(),
    createdAt: new Date().toISOString(),
    expiresAt: null,
  })
  await runJob('everyMinute', new Date(due + 1))
  expect((await auth.getUser(user.id)).customClaims).toEqual({ role: 'team', approved: false })
  expect((await refs.users.doc(user.id).get()).data()?.claims_pending).toBe(false)
  expect((await mail.get()).data()?.state).toBe('sent')
})

test('a part that fails makes the run of every minute a failed one, and admins can read since when', async () => {
  const intent = refs.intents.doc()
  const due = '2026-01-01T00:00:00.000Z'
  // no file has such a name
  await intent.create({ kind: 'remove', state: 'open', uid: '', paths: [''], due })
  await expect(runJob('everyMinute')).rejects.toThrow('everyMinute answered 500')
  expect((await refs.health.get()).data()?.intentsSince).toBe(due)
  await intent.delete()
  await runJob('everyMinute')
  expect((await refs.health.get()).data()?.intentsSince).toBe('')
})

test('the daily job repairs the index of users', async () => {
  const uid = String(claimsIn(await adminToken())['user_id'])
  const shard = refs.userIndex.doc(String((await refs.users.doc(uid).get()).data()?.indexShard))
  await shard.set({ users: { [uid]: FieldValue.delete() } }, { merge: true })
  await runJob('everyDay')
  expect((await shard.get()).data()?.users[uid]).toContain('admin@chamber.example')
})
