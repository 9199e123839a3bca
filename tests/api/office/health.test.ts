import type { HealthDocument } from 'domain/stored/site/health.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { OWN_PROJECT } from '../../support/own-project.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import type { Outside } from '../../../functions/src/health/look-outside.ts'
import { noteDailyJob, storeHealth } from '../../../functions/src/health/check-health.ts'
import { runEveryDay, runEveryMinute } from '../../../functions/src/jobs/scheduled.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { queueTestMail } from '../../../functions/src/mail/manage-mails.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { pausePublishing, resumePublishing } from '../../../functions/src/site/request-publish.ts'
import { refs } from '../../support/admin.ts'
import { registerAdminHere, registerHere } from '../../support/register-here.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import { CERTIFICATE_UNTIL, startTlsServer } from '../../support/tls-server.ts'

const MINUTE = 60_000
/** A minute in which a check is due even if all is well. */
const BEGIN = Math.ceil(Date.now() / (60 * MINUTE)) * 60 * MINUTE
const at = (minute: number) => new Date(BEGIN + minute * MINUTE)

const health = async () => (await refs.health.get()).data() as HealthDocument
const failing = (call: string) =>
  intercept((name, run) => (name === call ? Promise.reject(new Error('No answer.')) : run()))

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeEach(async () => {
  process.env['VISITOR_MAILS_PER_HOUR'] = '200'
  server = await startSmtpServer()
  await refs.health.delete()
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.stop()
})

const WELL = {
  intentsSince: '',
  claimsSince: '',
  failedMails: 0,
  retriedMails: 0,
  publishingSince: '',
  pausedSince: '',
  pauseReason: '',
}

test('the first check stores that all is well, and later ones write again after an hour', async () => {
  expect(OWN_PROJECT).toMatch(/^demo-own/)
  await runEveryMinute(at(0))
  const first = { ...WELL, firstAt: at(0).toISOString(), checkedAt: at(0).toISOString() }
  expect(await health()).toEqual({ ...first, dailyAt: '', dailyFailed: [], failedShards: [] })
  await runEveryMinute(at(55))
  expect(await health()).toMatchObject(first)
  await runEveryMinute(at(60))
  expect(await health()).toMatchObject({ ...first, checkedAt: at(60).toISOString() })
})

test('an e-mail that failed is counted within five minutes, and no longer once it is gone', async () => {
  await runEveryMinute(at(0))
  const mail = refs.mail.doc('failed-mail')
  await mail.set({ state: 'failed', leaseUntil: '9999' } as never)
  await runEveryMinute(at(1))
  expect(await health()).toMatchObject(WELL)
  await runEveryMinute(at(5))
  expect(await health()).toMatchObject({ failedMails: 1, checkedAt: at(5).toISOString() })
  await mail.update({ state: 'unknown' })
  await runEveryMinute(at(6))
  expect(await health()).toMatchObject({ failedMails: 1 })
  await mail.delete()
  await runEveryMinute(at(7))
  expect(await health()).toMatchObject({ ...WELL, checkedAt: at(7).toISOString() })
})

test('e-mails that the mail server refuses for half an hour are counted until they are sent', async () => {
  const admin = await registerAdminHere()
  for (const { ref } of (await refs.mail.get()).docs) await ref.delete()
  await queueTestMail(admin)
  const restore = failing('mail connect')
  for (const minute of [60, 61, 66]) await runEveryMinute(at(minute))
  await runEveryMinute(at(70))
  expect(await health()).toMatchObject(WELL)
  await runEveryMinute(at(96))
  await runEveryMinute(at(100)).finally(restore)
  expect(await health()).toMatchObject({ ...WELL, retriedMails: 1 })
  await runEveryMinute(at(156))
  await runEveryMinute(at(157))
  expect(await health()).toMatchObject(WELL)
})

test('work that gets no answer does not hold up the check and the e-mails', async () => {
  await runEveryMinute(at(0))
  const admin = await registerAdminHere()
  await queueTestMail(admin)
  const path = 'identity/health/b.jpg'
  const due = at(1).toISOString()
  const intent = refs.intents.doc()
  await intent.set({ kind: 'remove', state: 'open', uid: '', paths: [path], due })
  const restore = intercept((name, run) => (name === `file remove ${path}` ? new Promise(() => {}) : run()))
  await expect(runEveryMinute(at(60), 2).finally(restore)).rejects.toThrow('Failed: The sweep')
  expect(await health()).toMatchObject({ ...WELL, intentsSince: due, checkedAt: at(60).toISOString() })
  const [mail] = (await refs.mail.where('template', '==', 'test').get()).docs
  expect(mail?.data()).toMatchObject({ state: 'sent' })
  await intent.delete()
})

test('claims that cannot be set fail the job at its end, and the check says since when', async () => {
  await runEveryMinute(at(0))
  const { id } = await registerHere()
  await refs.users.doc(id).update({ claims_pending: true })
  const intent = refs.intents.doc()
  await intent.set({ kind: 'remove', state: 'open', uid: '', paths: [], due: at(1).toISOString() })
  for (const minute of [1, 2]) {
    const restore = failing('auth claims')
    await expect(runEveryMinute(at(minute)).finally(restore)).rejects.toThrow('Failed: The sweep')
    expect(await health()).toMatchObject({ ...WELL, claimsSince: at(1).toISOString() })
  }
  // the failure has not stopped the rest
  expect((await intent.get()).exists).toBe(false)
  await runEveryMinute(at(3))
  expect(await health()).toMatchObject(WELL)
})

test('the oldest interrupted work is named until it is finished', async () => {
  const due = at(1).toISOString()
  const path = 'identity/health/a.jpg'
  await refs.intents.doc('old').set({ kind: 'remove', state: 'open', uid: '', paths: [path], due })
  await refs.intents
    .doc('new')
    .set({ kind: 'remove', state: 'open', uid: '', paths: [path], due: at(2).toISOString() })
  const restore = failing(`file remove ${path}`)
  await expect(runEveryMinute(at(3)).finally(restore)).rejects.toThrow('Failed: The sweep')
  expect(await health()).toMatchObject({ ...WELL, intentsSince: due })
  await runEveryMinute(at(4))
  expect(await health()).toMatchObject(WELL)
})

test('a site that cannot be published says since when, over later attempts', async () => {
  const problem = (minute: number) => ({
    problem: { code: 'failed', detail: '', at: at(minute).toISOString(), attempts: minute, build: '' },
    lease: { by: 'another', until: at(90).toISOString() },
  })
  await refs.published.set(problem(1) as never, { merge: true })
  await runEveryMinute(at(5))
  await refs.published.set(problem(7) as never, { merge: true })
  await runEveryMinute(at(8))
  expect(await health()).toMatchObject({ ...WELL, publishingSince: at(1).toISOString() })
  await refs.published.delete()
  await runEveryMinute(at(9))
  expect(await health()).toMatchObject(WELL)
})

test('a pause is a problem at once, keeps its first time, and is in the e-mail of the day until it ends', async () => {
  const admin = await registerAdminHere()
  await runEveryMinute(at(0))
  await pausePublishing({ by: OPERATOR, reason: 'A price.', now: at(1).toISOString() })
  await pausePublishing({ by: OPERATOR, reason: 'A wrong price.', now: at(2).toISOString() })
  const paused = { ...WELL, pausedSince: at(1).toISOString(), pauseReason: 'A wrong price.' }
  expect(await health()).toMatchObject(paused)
  await runEveryMinute(at(5))
  expect(await health()).toMatchObject(paused)

  await runEveryDay(at(6))
  await sendMail(`officeDaily-${admin}-${at(6).toISOString().slice(0, 10)}`, at(12 * 60).toISOString())
  expect(server.texts.join('').replaceAll('=\r\n', '')).toContain('Reason: A wrong price.')

  await resumePublishing({ by: OPERATOR, now: at(7).toISOString() })
  expect(await health()).toMatchObject(WELL)
  await refs.published.delete()
})

test('the daily job stores when it ended and what it could not do, and its e-mail names it', async () => {
  const admin = await registerAdminHere()
  const restore = failing('read userIndex/0')
  await expect(runEveryDay(at(0)).finally(restore)).rejects.toThrow('The index of users')
  const stored = await health()
  expect(stored).toMatchObject({ dailyAt: at(0).toISOString(), dailyFailed: ['index'], failedShards: [0] })
  await runEveryMinute(at(5))
  expect(await health()).toMatchObject({ dailyFailed: ['index'], failedShards: [0] })

  const mail = `officeDaily-${admin}-${at(0).toISOString().slice(0, 10)}`
  await sendMail(mail, at(12 * 60).toISOString())
  const told = server.texts.join('').replaceAll('=\r\n', '')
  expect(told).toContain("Parts of the users' list that could not be compared: 1.")
  expect(told).not.toContain('Everything works.')

  await runEveryDay(at(24 * 60))
  expect(await health()).toMatchObject({
    dailyAt: at(24 * 60).toISOString(),
    dailyFailed: [],
    failedShards: [],
  })
})

test('an admin gets a test e-mail, and the log has a line', async () => {
  const admin = await registerAdminHere()
  const now = new Date().toISOString()
  await queueTestMail(admin, now)
  const id = `test-${admin}-${now}`
  await sendMail(id, now)
  expect((await refs.mail.doc(id).get()).data()).toMatchObject({ state: 'sent' })
  expect(server.texts.join('')).toContain('Subject: A test e-mail of the website')
  const lines = await refs.audit.where('action', '==', 'mail:test').where('target', '==', admin).get()
  expect(lines.docs.map((line) => line.data())).toMatchObject([{ actor: admin }])
  const { id: member } = await registerHere()
  await expect(queueTestMail(member)).rejects.toMatchObject({ status: 403 })
})

const GOOGLE = { prefix: 'https://google.example/', project: 'chamber', token: async () => 'good' }

test("the site's own address is opened each hour, and each time while it fails", async () => {
  const site = await startTlsServer()
  onTestFinished(site.stop)
  const outside: Outside = { origin: site.origin, ca: site.ca }
  await storeHealth(at(0), { outside })
  const open = { failedSince: '', certificateUntil: CERTIFICATE_UNTIL }
  expect(await health()).toMatchObject({ lookedAt: at(0).toISOString(), address: open })
  expect(site.calls).toEqual(['HEAD /home'])

  site.status = 503
  await storeHealth(at(59), { outside })
  expect(await health()).toMatchObject({ address: open })
  await storeHealth(at(60), { outside })
  await storeHealth(at(61), { outside })
  const failed = { failedSince: at(60).toISOString(), certificateUntil: CERTIFICATE_UNTIL }
  expect(await health()).toMatchObject({ lookedAt: at(61).toISOString(), address: failed })

  site.status = 200
  await storeHealth(at(62), { outside })
  expect(await health()).toMatchObject({ address: open })
  expect(site.calls).toHaveLength(4)
})

test('a certificate that browsers refuse is an address that cannot be opened', async () => {
  const site = await startTlsServer()
  onTestFinished(site.stop)
  await storeHealth(at(0), { outside: { origin: site.origin } })
  expect(await health()).toMatchObject({
    address: { failedSince: at(0).toISOString(), certificateUntil: '' },
  })
  expect(site.calls).toEqual([])
})

test('the newest backup of the database that is whole is stored, and stays when Google does not answer', async () => {
  // as shown in the documentation of Firestore (projects.locations.backups)
  const backup = (day: number, more: object = {}) => ({
    name: `projects/chamber/locations/eur3/backups/${day}`,
    database: 'projects/chamber/databases/(default)',
    snapshotTime: `2026-03-0${day}T21:30:00.123456Z`,
    state: 'READY',
    stats: { sizeBytes: '214000000', documentCount: '9', indexCount: '9' },
    ...more,
  })
  const asked: [string, string | null][] = []
  let status = 200
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: HeadersInit }) => {
    asked.push([address, new Headers(headers).get('authorization')])
    return Promise.resolve(
      Response.json(
        {
          backups: [
            backup(4),
            backup(5),
            backup(3),
            backup(6, { state: 'CREATING' }),
            backup(7, { database: 'projects/chamber/databases/other' }),
          ],
        },
        { status },
      ),
    )
  })
  const newest = { at: '2026-03-05T21:30:00.123Z', bytes: 214_000_000 }
  await storeHealth(at(0), { outside: { origin: '', google: GOOGLE } })
  expect(await health()).toMatchObject({ backup: newest })
  expect(asked[0]).toEqual([
    'https://google.example/firestore.googleapis.com/v1/projects/chamber/locations/-/backups',
    'Bearer good',
  ])
  status = 403
  await storeHealth(at(60), { outside: { origin: '', google: GOOGLE } })
  expect(await health()).toMatchObject({ backup: newest, lookedAt: at(60).toISOString() })
  expect(asked).toHaveLength(4)

  await refs.health.delete()
  await storeHealth(at(0), { outside: { origin: '', google: GOOGLE } })
  expect(await health()).toMatchObject({ backup: { at: '', bytes: 0 } })
})

test('the newest copy of the files without an error is stored, and stays when Google does not answer', async () => {
  // as shown in the documentation of the Storage Transfer Service (transferOperations.list); the newest come first
  const run = (day: number, bucketName: string) => ({
    name: `transferOperations/transferJobs-1-${day}`,
    metadata: {
      status: 'SUCCESS',
      endTime: `2026-03-0${day}T21:30:00.123456Z`,
      transferSpec: { gcsDataSink: { bucketName } },
    },
  })
  const asked: string[] = []
  let answer: object | undefined = {
    operations: [run(7, 'another'), run(6, 'chamber-copies'), run(5, 'chamber-copies')],
  }
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('storagetransfer')) return Promise.resolve(Response.json({}))
    asked.push(address)
    return Promise.resolve(Response.json(answer ?? {}, { status: answer ? 200 : 503 }))
  })
  const outside: Outside = { origin: '', google: GOOGLE }
  await storeHealth(at(0), { outside })
  expect(await health()).toMatchObject({ filesCopiedAt: '2026-03-06T21:30:00.123Z' })
  expect(asked).toEqual([
    'https://google.example/storagetransfer.googleapis.com/v1/transferOperations?filter=%7B%22projectId%22%3A%22chamber%22%2C%22transferStatuses%22%3A%5B%22SUCCESS%22%5D%7D',
  ])
  answer = undefined
  await storeHealth(at(60), { outside })
  expect(await health()).toMatchObject({
    filesCopiedAt: '2026-03-06T21:30:00.123Z',
    lookedAt: at(60).toISOString(),
  })

  await refs.health.delete()
  answer = {}
  await storeHealth(at(0), { outside })
  expect(await health()).toMatchObject({ filesCopiedAt: '' })
})

test('a check that somebody asks for looks everywhere at once, and says when it was', async () => {
  const site = await startTlsServer()
  onTestFinished(site.stop)
  const outside: Outside = { origin: site.origin, ca: site.ca }
  await storeHealth(at(0), { outside })
  await storeHealth(at(1), { outside, isAsked: true })
  expect(await health()).toMatchObject({ checkedAt: at(1).toISOString(), lookedAt: at(1).toISOString() })
  expect(site.calls).toHaveLength(2)
  // also where there is nothing else to look at
  await storeHealth(at(2), { outside: { origin: '' }, isAsked: true })
  expect(await health()).toMatchObject({ checkedAt: at(2).toISOString(), lookedAt: at(1).toISOString() })
})

test('the daily job notes how much it has removed', async () => {
  const day = at(0).toISOString()
  await refs.removals.doc(day.slice(0, 10)).set({ at: day, counts: { messages: 9, comments: 5 } } as never)
  await noteDailyJob(at(1), { dailyFailed: [], failedShards: [] })
  expect(await health()).toMatchObject({ dailyRemoved: 14 })
  await refs.removals.doc(day.slice(0, 10)).delete()
})
