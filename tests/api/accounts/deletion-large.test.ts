// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import type { QuerySnapshot } from 'firebase-admin/firestore'
import { expect, test, vi } from 'vitest'
import {
  deletionIntent,
  expireAccount,
  finishDeletion,
} from '../../../functions/src/accounts/finish-deletion.ts'
import { formsSentBy } from '../../../functions/src/accounts/own-data/open-own-data.ts'
import { intercept, readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { firestore } from '../../../functions/src/cloud/store.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { QUEUED } from '../../../functions/src/mail/outbox.ts'
import { refs } from '../../support/admin.ts'
import { registerHere } from '../../support/register-here.ts'

const NOW = '2026-11-01T09:00:00.000Z'
const MESSAGES = 230

/** Registers a user who has sent many messages, with their lines and mails, and whose deletion has begun. */
async function leaver() {
  const { id: uid } = await registerHere()
  const [messages, lines, mails] = [firestore.batch(), firestore.batch(), firestore.batch()]
  for (let n = 0; n < MESSAGES; n += 1) {
    const reference = `${uid}-${n}`
    messages.create(refs.messages.doc(reference), {
      uid,
      name: 'Gul',
      lastname: 'Khan',
      email: 'gul@example.org',
      subject: '',
      events: '',
      notes: '',
      language: 'en',
      state: 'new',
      createdAt: NOW,
    })
    lines.create(refs.audit.doc(), {
      actor: uid,
      action: 'message:send',
      target: reference,
      at: NOW,
      details: [],
    })
    mails.create(refs.mail.doc(`message-${reference}`), {
      to: 'gul@example.org',
      uid,
      template: 'message',
      data: { reference },
      language: 'en',
      createdAt: NOW,
      ...QUEUED,
    })
  }
  messages.update(refs.users.doc(uid), { deleting: true })
  messages.create(deletionIntent(uid), { kind: 'delete', state: 'open', uid, paths: [], due: NOW })
  for (const batch of [messages, lines, mails]) await batch.commit()
  return uid
}

/** Runs `work`. @returns the names of its transactions, and the sizes of what its queries returned */
async function watching(work: () => Promise<unknown>) {
  const commits: string[] = []
  const sizes: number[] = []
  const stop = intercept(async (name, go) => {
    const answer = await go()
    if (name.startsWith('commit')) commits.push(name)
    if (name === 'find') sizes.push((answer as QuerySnapshot).size)
    return answer
  })
  await work().finally(stop)
  return { commits, sizes }
}

const messagesOf = async (uid: string) =>
  (await refs.messages.where('uid', '==', uid).count().get()).data().count

test('a user with many forms is deleted in pages, many forms in one transaction', async () => {
  const uid = await leaver()
  const { commits, sizes } = await watching(() => finishDeletion(uid))
  expect(commits.length).toBeLessThan(20)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200)
  expect(await messagesOf(uid)).toBe(0)
  expect((await refs.users.doc(uid).get()).exists).toBe(false)
  expect((await refs.mail.where('uid', '==', uid).get()).size).toBe(0)
  expect((await refs.audit.where('actor', '==', uid).get()).size).toBe(0)
})

test('the own data of a user with many forms are read in pages', async () => {
  const uid = await leaver()
  const references = new Set<unknown>()
  const { sizes } = await watching(async () => {
    for await (const form of formsSentBy(uid)) references.add((form as { reference: string }).reference)
  })
  expect(references.size).toBe(MESSAGES)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200)
  await finishDeletion(uid)
})

test('a deletion without time goes on in the next minutes, after what waits already', async () => {
  const uid = await leaver()
  await finishDeletion(uid, () => false)
  const left = await messagesOf(uid)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(MESSAGES)
  const due = (await deletionIntent(uid).get()).data()?.due ?? ''
  expect(due > NOW).toBe(true)

  const other = refs.intents.doc()
  await other.create({ kind: 'make', state: 'open', uid: '', paths: [], due })
  await sweep(new Date(due), () => false)
  // a removal waits, and nothing else does
  expect((await other.get()).exists).toBe(false)
  expect(await messagesOf(uid)).toBe(left)

  let rounds = 0
  while ((await deletionIntent(uid).get()).exists && (rounds += 1) < 30)
    await finishDeletion(uid, () => false)
  expect((await refs.users.doc(uid).get()).exists).toBe(false)
  expect(await messagesOf(uid)).toBe(0)
})

test('a term spends half a minute on one account, so that none takes the whole night, and the next minutes go on', async () => {
  const uid = await leaver()
  await refs.users.doc(uid).update({ deleting: false })
  await deletionIntent(uid).delete()
  let passed = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (passed += 31_000))
  const expired = expireAccount(uid, () => true, { term: 'rejected', now: NOW })
  expect(await expired.finally(() => clock.mockRestore())).toBe(true)
  expect(await messagesOf(uid)).toBeGreaterThan(0)
  await sweep(new Date())
  expect((await refs.users.doc(uid).get()).exists).toBe(false)
})

test('a deletion does not read the lines about mails to others', async () => {
  const { id: uid } = await registerHere()
  const line = { actor: 'somebody', action: 'mail:send', at: NOW, details: [] as string[] } as const
  const batch = firestore.batch()
  for (let n = 0; n < 300; n += 1)
    batch.create(refs.audit.doc(), { ...line, target: `approved-other${n}-${NOW}` })
  const [approved, changed, reply] = [refs.audit.doc(), refs.audit.doc(), refs.audit.doc()]
  batch.create(approved, { ...line, target: `approved-${uid}-${NOW}` })
  batch.create(changed, { ...line, target: `passwordChanged-${uid}-abc` })
  batch.create(reply, { ...line, target: 'reply-WCN-222222-abc' })
  await batch.commit()
  const before = readsSoFar()
  await finishDeletion(uid)
  expect(readsSoFar() - before).toBeLessThan(60)
  const targets = await Promise.all([approved, changed, reply].map(async (ref) => (await ref.get()).data()))
  expect(targets.map((each) => each?.target)).toEqual(['deleted', 'deleted', 'reply-WCN-222222-abc'])
})
