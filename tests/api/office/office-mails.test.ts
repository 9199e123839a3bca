import { OWN_PROJECT } from '../../support/own-project.ts'
import { UNDO } from 'domain/limits.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerApplicant } from '../../../functions/src/accounts/register-applicant.ts'
import { queueDailyMails } from '../../../functions/src/overview/daily-mail.ts'
import { changeOfficeMails } from '../../../functions/src/users/office-mails.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { refs } from '../../support/admin.ts'
import { newRegistration, registerAdminHere, registerHere, SMALL_CARDS } from '../../support/register-here.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

const DAY_MS = 86_400_000
const now = new Date()
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeEach(async () => {
  // as in functions/.env
  process.env['VISITOR_MAILS_PER_HOUR'] = '200'
  server = await startSmtpServer()
})
afterEach(() => server.stop())

const dailyMail = async (uid: string, day: Date) =>
  (await refs.mail.doc(`officeDaily-${uid}-${day.toISOString().slice(0, 10)}`).get()).data()

/** Sends the e-mail of a day. @returns what its state is, and the plain text that arrived; undefined for none */
async function sendDaily(uid: string, day = now) {
  const id = `officeDaily-${uid}-${day.toISOString().slice(0, 10)}`
  const before = server.texts.length
  await sendMail(id, new Date(day.getTime() + DAY_MS / 2).toISOString())
  const text = server.texts.slice(before).join('').replaceAll('=\r\n', '')
  return { mail: await dailyMail(uid, day), text: text || undefined }
}

test('an admin is told once a day what waits and what is wrong, without names, and only when there is something', async () => {
  expect(OWN_PROJECT).toMatch(/^demo-own/)
  const admin = await registerAdminHere()
  await queueDailyMails(now, [])
  // nothing waits
  expect(await sendDaily(admin)).toEqual({ mail: undefined, text: undefined })

  const tomorrow = later(DAY_MS)
  // at that instant, since midnight may have come meanwhile
  const applicant = await registerApplicant(await newRegistration(), SMALL_CARDS, now.toISOString())
  await refs.donations.doc('WCN-222222').create({ state: 'pledged', createdAt: now.toISOString() } as never)
  await queueDailyMails(tomorrow, [{ code: 'daily', since: '', count: 0, steps: ['removal', 'index'] }])
  await queueDailyMails(tomorrow, [])
  expect(await dailyMail(admin, tomorrow)).toMatchObject({
    leaseUntil: later(DAY_MS + 6 * 3_600_000).toISOString(),
  })
  const told = await sendDaily(admin, tomorrow)
  expect(told.mail).toMatchObject({ state: 'sent' })
  expect(told.text).toContain('Applications: 1 (1 day)')
  expect(told.text).toContain('Unpaid pledges: 1')
  expect(told.text).toContain("The daily job could not finish: removing old data, comparing the users' list.")
  expect(told.text).not.toContain(applicant.last_name)
  const { length } = server.texts
  await sendMail(
    `officeDaily-${admin}-${tomorrow.toISOString().slice(0, 10)}`,
    later(3 * DAY_MS).toISOString(),
  )
  expect(server.texts).toHaveLength(length)

  // a pledge alone is no reason
  await approveApplication(applicant.id, { by: admin })
  const third = later(2 * DAY_MS)
  await queueDailyMails(third, [])
  expect(await sendDaily(admin, third)).toEqual({ mail: undefined, text: undefined })
})

test('where no admin wants the e-mail of the day, the daily job queues none', async () => {
  await registerHere()
  const { docs } = await refs.users.where('role', '==', 'admin').get()
  for (const { id } of docs) await changeOfficeMails(id, { daily: false, applications: false })
  await queueDailyMails(later(10 * DAY_MS), [])
  const day = later(10 * DAY_MS)
    .toISOString()
    .slice(0, 10)
  for (const { id } of docs)
    expect((await refs.mail.doc(`officeDaily-${id}-${day}`).get()).exists).toBe(false)
})

test('an admin chooses the e-mails, and one who is no admin any more gets none', async () => {
  const [admin, other] = [await registerAdminHere(), await registerAdminHere()]
  await changeOfficeMails(admin, { daily: false, applications: true })
  const fields = await newRegistration()
  const { id } = await registerApplicant(fields, SMALL_CARDS)
  const mailOf = async (uid: string) => (await refs.mail.doc(`newApplication-${uid}-${id}`).get()).data()
  expect(await mailOf(other)).toBeUndefined()
  const queued = await mailOf(admin)
  expect(queued).toMatchObject({ state: 'queued' })
  expect(JSON.stringify(queued?.data)).not.toContain(fields.last_name)
  await sendMail(`newApplication-${admin}-${id}`, later(UNDO.heldSeconds * 1_000).toISOString())
  expect(server.texts.at(-1)).toContain('A new application has arrived')

  const day = later(5 * DAY_MS)
  await queueDailyMails(day, [])
  expect((await sendDaily(admin, day)).mail).toBeUndefined()
  expect(await dailyMail(other, day)).toMatchObject({ state: 'queued' })
  await refs.users.doc(other).update({ role: 'member' })
  expect(await sendDaily(other, day)).toEqual({ mail: undefined, text: undefined })
  await expect(changeOfficeMails(other, { daily: true, applications: false })).rejects.toMatchObject({
    status: 403,
  })
})
