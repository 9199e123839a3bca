import { OWN_PROJECT } from '../../support/own-project.ts'
import type { DocumentReference } from 'firebase-admin/firestore'
import { KEPT_IN_COLLECTION } from 'domain/retention/kept.ts'
import type { AuditAction } from 'domain/stored/audit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appeal } from '../../../functions/src/accounts/appeal.ts'
import { correctApplication } from '../../../functions/src/accounts/correct-application.ts'
import { registerApplicant } from '../../../functions/src/accounts/register-applicant.ts'
import { listFiles, saveFile } from '../../../functions/src/cloud/files.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { firestore } from '../../../functions/src/cloud/store.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { removeExpired } from '../../../functions/src/retention/remove-expired.ts'
import { runEveryDay, sendWaitingMails } from '../../../functions/src/jobs/scheduled.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { readDataKept } from '../../../functions/src/overview/read-overview.ts'
import { countDue } from '../../../functions/src/retention/upcoming.ts'
import { storeContent } from '../../../functions/src/site/store-content.ts'
import { auth, refs } from '../../support/admin.ts'
import { newRegistration, registerAdminHere, SMALL_CARDS } from '../../support/register-here.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

// the tests follow each other: they are one year of one office
const DAY_MS = 86_400_000
const begun = Date.now()
/** The instant so many days after the first run. */
const day = (n: number) => new Date(begun + n * DAY_MS)
const at = (n: number) => day(n).toISOString()

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  // as in functions/.env
  process.env['VISITOR_MAILS_PER_HOUR'] = '200'
  server = await startSmtpServer()
  await registerAdminHere()
})
afterAll(() => server.stop())

const runDay = async (n: number) => {
  await runEveryDay(day(n))
  await sweep(day(n))
  await sendWaitingMails(new Date(day(n).getTime() + 7 * 3_600_000))
}

/** Registers an applicant on a day. @returns the uid */
const register = async (n: number, isConfirmed = true): Promise<string> => {
  const { id } = await registerApplicant(await newRegistration(), SMALL_CARDS, at(n))
  if (isConfirmed) await auth.updateUser(id, { emailVerified: true })
  return id
}
const reject = (uid: string, n: number) =>
  rejectApplication(uid, { by: OPERATOR, note: 'Too dark.', now: at(n) })
const approve = (uid: string, n: number) => approveApplication(uid, { by: OPERATOR, now: at(n) })
const correct = (uid: string, n: number, pictures: Partial<typeof SMALL_CARDS> = {}) =>
  correctApplication(uid, { fields: { city: `City ${n}` }, pictures }, { now: at(n) })

const sender = { email: 'sender@chamber.example', language: 'en' as const, uid: '' }
const addMessage = (id: string, n: number, fields: object = {}) =>
  refs.messages.doc(id).create({
    ...sender,
    name: 'Gul',
    lastname: 'Khan',
    subject: 'A form',
    events: '',
    notes: 'Where is it?',
    createdAt: at(n),
    state: 'new',
    ...fields,
  })
const addComment = (id: string, n: number, is_approved: boolean) =>
  refs.comments.doc(id).create({
    ...sender,
    blog: 'a',
    parent: '',
    name: 'Gul',
    website: '',
    comment: 'Thank you.',
    createdAt: at(n),
    is_approved,
  })
async function addOffer(id: string, n: number) {
  const cv = `cv/${id}.pdf` as const
  await saveFile({ path: cv, bytes: Buffer.from('%PDF-'), contentType: 'application/pdf' })
  await refs.volunteers.doc(id).create({
    ...sender,
    first_name: 'Gul',
    subject: 'Teaching',
    case_description: '',
    cv,
    createdAt: at(n),
    state: 'new',
  })
}

const exists = async (ref: DocumentReference) => (await ref.get()).exists
const cardsOf = async (uid: string) => {
  const { cnic_front, cnic_back, cardsRemovedAt } = (await refs.users.doc(uid).get()).data() ?? {}
  return { cnic_front, cnic_back, cardsRemovedAt }
}
const NO_CARDS = { cnic_front: '', cnic_back: '' }
const linesOf = async (action: AuditAction, target: string) =>
  (await refs.audit.where('action', '==', action).where('target', '==', target).get()).docs.map((line) =>
    line.data(),
  )
const runOf = async (n: number) => (await refs.removals.doc(at(n).slice(0, 10)).get()).data()

test('the first runs only count for seven days, and tell each admin once what will go', async () => {
  expect(OWN_PROJECT).toMatch(/^demo-own/)
  const member = await register(-100)
  await approve(member, -95)
  await addMessage('WCN-OLD222', -400)
  await addOffer('WCN-OLD333', -400)
  for (const n of [0, 1, 6]) await runDay(n)
  expect((await runOf(0))?.counts).toEqual({ cards: 1, messages: 1, volunteers: 1 })
  expect(await runOf(6)).toMatchObject({ is_count_only: true, counts: { cards: 1 } })
  expect(await cardsOf(member)).toMatchObject({ cnic_front: expect.stringContaining('?v=') })
  expect(await exists(refs.messages.doc('WCN-OLD222'))).toBe(true)
  expect(await listFiles('cv/')).toHaveLength(1)

  const told = server.texts.filter((text) => text.includes('Subject: Old data is removed from'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('People whose card pictures go: 1')
  expect(told[0]).toContain('Volunteer offers: 1')

  await runDay(7)
  expect(await runOf(7)).toMatchObject({
    is_count_only: false,
    counts: { cards: 1, messages: 1, volunteers: 1 },
  })
  expect(await cardsOf(member)).toEqual({ ...NO_CARDS, cardsRemovedAt: at(7) })
  expect(await listFiles(`identity/${member}/`)).toEqual([])
  expect(await listFiles('cv/')).toEqual([])
  expect(await exists(refs.messages.doc('WCN-OLD222'))).toBe(false)
  for (const [action, target] of [
    ['document:expire', member],
    ['message:expire', 'WCN-OLD222'],
    ['volunteer:expire', 'WCN-OLD333'],
  ] as const)
    expect(await linesOf(action, target), action).toMatchObject([{ actor: 'system', at: at(7) }])
})

test('an unconfirmed application is reminded on days 1, 7 and 12, and then removed unless the office is late', async () => {
  const [uid, confirmed] = [await register(10, false), await register(10)]
  const reminders = () =>
    server.texts.filter((text) => text.includes('Please confirm your e-mail address by'))
  const sent: number[] = []
  for (let n = 10; n <= 23; n += 1) {
    await runDay(n)
    sent.push(reminders().length)
  }
  expect(sent).toEqual([0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3])
  // a confirmed applicant waits longer than promised
  for (const n of [24, 25]) await runDay(n)
  expect(await exists(refs.users.doc(uid))).toBe(true)
  await approve(confirmed, 25)
  await runDay(26)
  expect(await exists(refs.users.doc(uid))).toBe(false)
  await expect(auth.getUser(uid)).rejects.toThrow()
  expect(await listFiles(`identity/${uid}/`)).toEqual([])
  const expired = await refs.audit.where('action', '==', 'user:expire').get()
  expect(expired.docs.map((line) => line.data())).toMatchObject([
    { target: 'deleted', details: ['unconfirmed'] },
  ])
})

test('no application is removed that was confirmed, decided on or reminded too late', async () => {
  const [confirmedLate, late] = [await register(26, false), await register(26, false)]
  await runDay(38)
  await auth.updateUser(confirmedLate, { emailVerified: true })
  await approve(confirmedLate, 39)
  // days without a run: the last reminder is only sent now
  await refs.mail
    .where('template', '==', 'confirmReminder')
    .get()
    .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.delete())))
  await runDay(45)
  expect(await exists(refs.users.doc(late))).toBe(true)
  await runDay(46)
  expect(await exists(refs.users.doc(late))).toBe(true)
  await runDay(47)
  expect(await exists(refs.users.doc(late))).toBe(false)
  expect(await exists(refs.users.doc(confirmedLate))).toBe(true)
})

test('no application is removed before its last reminder was sent, and a failed one is sent again with another day', async () => {
  const uid = await register(47, false)
  const reminder = async () => {
    const { docs } = await refs.mail.where('uid', '==', uid).where('template', '==', 'confirmReminder').get()
    const last = docs.find(({ id }) => id.endsWith('-12'))
    return { ref: last?.ref, ...last?.data() }
  }
  // its mailbox got too many today, so it waits
  for (const n of [59, 61, 62]) await runEveryDay(day(n))
  expect(await reminder()).toMatchObject({ state: 'queued', data: { at: at(64) } })
  expect(await exists(refs.users.doc(uid))).toBe(true)
  await (await reminder()).ref?.update({ state: 'failed' })
  await runDay(64)
  expect(await reminder()).toMatchObject({ state: 'sent', data: { at: at(66) } })
  await runDay(65)
  expect(await exists(refs.users.doc(uid))).toBe(true)
  await runDay(66)
  expect(await exists(refs.users.doc(uid))).toBe(false)
})

test('a reminder that an address never takes is sent again for thirty days after the application, and no longer', async () => {
  const uid = await register(84, false)
  await runEveryDay(day(96))
  const { docs } = await refs.mail.where('uid', '==', uid).where('template', '==', 'confirmReminder').get()
  const ref = docs.find(({ id }) => id.endsWith('-12'))!.ref
  const stateAfter = async (n: number) => {
    await ref.update({ state: 'failed' })
    await runEveryDay(day(n))
    return (await ref.get()).data()?.state
  }
  expect([await stateAfter(113), await stateAfter(114)]).toEqual(['queued', 'failed'])
  await reject(uid, 114)
})

test('an application with a time that was stored wrong keeps no reminder from others, and the job says that it failed', async () => {
  const [wrong = '', right = ''] = [await register(120, false), await register(120, false)].toSorted()
  await refs.users.doc(wrong).update({ sentAt: 'soon' })
  await expect(runEveryDay(day(121))).rejects.toThrow('Removing old data')
  const { docs } = await refs.mail.where('template', '==', 'confirmReminder').get()
  expect(docs.map((mail) => mail.data().uid)).toContain(right)
  await refs.users.doc(wrong).update({ sentAt: at(120) })
  for (const uid of [wrong, right]) await reject(uid, 121)
})

test('a day remains after a last reminder that left late', async () => {
  const uid = await register(66, false)
  await runEveryDay(day(78))
  // two nights without a run, so its day did not move on
  await sendWaitingMails(day(81.5))
  const mail = await refs.mail.where('uid', '==', uid).where('template', '==', 'confirmReminder').get()
  expect(mail.docs.map((doc) => doc.data())).toMatchObject([{ state: 'sent', data: { at: at(80) } }])
  await runDay(82)
  expect(await exists(refs.users.doc(uid))).toBe(true)
  await runDay(83)
  expect(await exists(refs.users.doc(uid))).toBe(false)
})

test('who sends an application again after its cards were removed sends both sides again', async () => {
  const [open, asked] = [await register(50), await register(50)]
  await reject(open, 51)
  await reject(asked, 51)
  await runDay(140)
  const { upcoming, moreUpcoming, stored } = await readDataKept(day(140))
  expect(upcoming.filter(({ id }) => id === open || id === asked)).toHaveLength(2)
  expect(upcoming.find(({ id }) => id === open)).toMatchObject({ term: 'cards', since: at(51), at: at(141) })
  expect(moreUpcoming).toBe(0)
  expect(stored.cards).toBe((await refs.users.where('cnic_front', '>', '').get()).size)
  expect(await countDue('cards', 91, day(140))).toBe(0)
  expect(await countDue('cards', 60, day(140))).toBeGreaterThanOrEqual(2)
  expect(await cardsOf(open)).toMatchObject({ cnic_front: expect.stringContaining('?v=') })
  await appeal(asked, { words: 'Please look again.', now: at(140) })
  await runDay(142)
  expect(await cardsOf(open)).toEqual({ ...NO_CARDS, cardsRemovedAt: at(142) })
  // waits for the office
  expect(await cardsOf(asked)).toMatchObject({ cnic_front: expect.stringContaining('?v=') })
  await expect(correct(open, 142)).rejects.toMatchObject({ status: 400 })
  await expect(correct(open, 142, { cnic_front: SMALL_CARDS.cnic_front })).rejects.toMatchObject({
    status: 400,
  })
  await expect(appeal(open, { words: 'Look again.', now: at(142) })).rejects.toMatchObject({ status: 409 })
  await correct(open, 143, SMALL_CARDS)
  expect(await cardsOf(open)).toMatchObject({
    cnic_front: expect.stringContaining('?v='),
    cardsRemovedAt: '',
  })
  await approve(open, 144)
  await approve(asked, 144)
})

test('a removal that is interrupted or has no time is finished later, and its line is there before', async () => {
  const people = [await register(100), await register(100)]
  for (const uid of people) await approve(uid, 100)
  let isFirst = true
  await removeExpired(day(200), () => {
    const hasTime = isFirst
    isFirst = false
    return hasTime
  })
  const left = async () => (await Promise.all(people.map(cardsOf))).filter(({ cnic_front }) => cnic_front)
  expect(await left()).toHaveLength(people.length - 1)

  const stop = intercept(async (name, call) => {
    if (name.startsWith('file remove')) throw new Error('The bucket does not answer.')
    return call()
  })
  await expect(removeExpired(day(200))).rejects.toThrow('Not removed: cards')
  stop()
  expect(await left()).toEqual([])
  for (const uid of people) expect(await linesOf('document:expire', uid)).toHaveLength(1)
  await sweep(day(201))
  for (const uid of people) expect(await listFiles(`identity/${uid}/`)).toEqual([])
})

test('a shorter term waits one night, and a wrong one removes nothing', async () => {
  await addComment('WCN-COM222', 140, false)
  await runDay(237)
  await storeContent('privacy', { comments: 60 }, { by: OPERATOR, now: at(237) })
  await runDay(238)
  expect(await exists(refs.comments.doc('WCN-COM222'))).toBe(true)
  await refs.site.doc('privacy').update({ comments: 0 })
  await expect(removeExpired(day(239))).rejects.toThrow('site/privacy cannot be read: comments')
  await refs.site.doc('privacy').update({ comments: 60 })
  await runDay(240)
  expect(await exists(refs.comments.doc('WCN-COM222'))).toBe(false)
  const beforeRisk = () => {
    throw new Error('Sign in again')
  }
  await expect(storeContent('privacy', { cards: 30 }, { by: OPERATOR, beforeRisk })).rejects.toThrow()
  await storeContent('privacy', { cards: 91 }, { by: OPERATOR, beforeRisk })
})

test('after a year, collections and bucket hold only what the table allows', async () => {
  await storeContent('privacy', { activity: 200, cards: 90, comments: 365 }, { by: OPERATOR })
  const [member, rejected, again, waiting] = await Promise.all([
    register(240),
    register(240),
    register(240),
    register(240),
  ])
  await approve(member, 241)
  for (const uid of [rejected, again, waiting]) await reject(uid, 241)
  await correct(again, 245, SMALL_CARDS)
  await approve(again, 246)
  await correct(waiting, 245, SMALL_CARDS)
  await addMessage('WCN-NEW222', 240)
  await addMessage('WCN-DONE22', 240, { state: 'handled', handledAt: at(300) })
  await addOffer('WCN-NEW333', 240)
  await addComment('WCN-COM333', 240, false)
  await addComment('WCN-COM444', 240, true)
  await refs.donations.doc('WCN-DON222').create({ ...sender, state: 'paid', createdAt: at(240) } as never)
  for (let n = 245; n <= 620; n += 15) await runDay(n)
  const end = 620
  // what Firestore deletes by itself
  for (const [name, field] of [
    ['mail', 'expiresAt'],
    ['emailChanges', 'expiresAt'],
    ['decisions', 'until'],
    ['rateLimits', 'until'],
  ] as const)
    for (const { ref } of (await refs[name].where(field, '<=', day(end)).get()).docs) await ref.delete()

  const names = (await firestore.listCollections()).map(({ id }) => id)
  expect(names.filter((name) => !Object.hasOwn(KEPT_IN_COLLECTION, name))).toEqual([])
  const idsIn = async (name: 'messages' | 'volunteers' | 'comments' | 'donations' | 'attempts' | 'intents') =>
    (await refs[name].get()).docs.map(({ id }) => id)
  expect(await idsIn('messages')).toEqual(['WCN-DONE22'])
  expect(await idsIn('volunteers')).toEqual([])
  expect(await idsIn('comments')).toEqual(['WCN-COM444'])
  expect(await idsIn('donations')).toEqual(['WCN-DON222'])
  expect(await idsIn('intents')).toEqual([])
  expect(await exists(refs.users.doc(rejected))).toBe(false)
  const users = await refs.users.get()
  expect(users.docs.filter((user) => user.data().cnic_front).map(({ id }) => id)).toEqual([waiting])
  const files = [...(await listFiles('identity/')), ...(await listFiles('cv/'))]
  expect(files.filter((path) => !path.startsWith(`identity/${waiting}/`))).toEqual([])
  expect(files).toHaveLength(4)
  expect((await idsIn('attempts')).filter((id) => !id.startsWith(waiting))).toEqual([])
  // of those who wait for the office everything is there
  expect((await refs.histories.get()).docs.map(({ id }) => id)).toEqual([waiting])
  const oldest = at(end - 200)
  const lines = (await refs.audit.get()).docs.map((line) => line.data())
  expect(lines.filter((line) => line.at <= oldest && line.target !== waiting)).toEqual([])
  const runs = (await refs.removals.get()).docs.map((run) => run.data())
  expect(runs.filter((run) => run.at <= oldest)).toEqual([])
  const { terms, runs: shown } = await readDataKept(day(end))
  expect(terms).toMatchObject({ cards: 90, activity: 200 })
  expect(shown.map((run) => run.day)).toEqual([620, 605, 590].map((n) => at(n).slice(0, 10)))
  const mails = (await refs.mail.get()).docs.map((mail) => mail.data())
  expect(mails.filter(({ createdAt }) => createdAt < at(end - 32)).map(({ template }) => template)).toEqual(
    [],
  )
}, 300_000)
