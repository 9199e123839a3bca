import { OWN_PROJECT } from '../../support/own-project.ts'
import { mailStandingOf } from 'domain/office/outbox.ts'
import type { MailTemplate } from 'domain/texts/mails/mails-en.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { transact } from '../../../functions/src/cloud/store.ts'
import { registerApplicant } from '../../../functions/src/accounts/register-applicant.ts'
import { queueFormMail, queueMail, queueResetMail } from '../../../functions/src/mail/outbox.ts'
import { sendMail } from '../../../functions/src/mail/send-mail.ts'
import { restoreEmail } from '../../../functions/src/users/restore-email.ts'
import { readToday } from '../../../functions/src/overview/read-today.ts'
import { auth, refs } from '../../support/admin.ts'
import { replaceMailServer } from '../../support/mails.ts'
import { newRegistration, SMALL_CARDS } from '../../support/register-here.ts'

let sent = 0
afterAll(
  replaceMailServer(async () => {
    sent += 1
  }),
)
beforeEach(() => {
  process.env['VISITOR_MAILS_PER_HOUR'] = '200'
  sent = 0
})

const start = Date.now()
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const stored = async (id: string) => (await refs.mail.doc(id).get()).data()
const actor = { uid: 'admin', role: 'admin', approved: true } as const

test('six registrations with one mailbox send three mails to it in a day', async () => {
  expect(OWN_PROJECT).toMatch(/^demo-own/)
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const fields = { ...(await newRegistration()), email: `third+${n}@example.org` }
    ids.push(`received-${(await registerApplicant(fields, SMALL_CARDS)).id}-1`)
  }
  for (const id of ids) await sendMail(id, at(0))
  expect(sent).toBe(3)
  const held = await stored(ids[5] ?? '')
  expect(held).toMatchObject({ state: 'queued', attempts: 0, leaseUntil: at(24 * 60) })
  for (const id of ids) await sendMail(id, at(24 * 60 - 1))
  expect(sent).toBe(3)
  for (const id of ids) await sendMail(id, at(24 * 60))
  expect(sent).toBe(6)
})

test('a reminder counts with the other mails about registrations to one mailbox', async () => {
  const day = 5 * 24 * 60
  const ids: string[] = []
  for (let n = 0; n < 4; n += 1) {
    const user = { email: `fourth+${n}@example.org`, first_name: 'Gul', language: 'en' } as const
    const { id } = await registerApplicant({ ...(await newRegistration()), email: user.email }, SMALL_CARDS)
    await transact('remind', async (tx) =>
      queueMail(tx, 'confirmReminder', { uid: id, user }, { id: '1', now: at(day), data: { at: at(day) } }),
    )
    ids.push(`confirmReminder-${id}-1`)
  }
  for (const id of ids) await sendMail(id, at(day))
  expect(sent).toBe(3)
  expect(await stored(ids[3] ?? '')).toMatchObject({ state: 'queued', leaseUntil: at(day + 24 * 60) })
})

/** Queues and sends the mail about a changed password of a new account. @returns the uid */
async function sendPasswordMails(email: string, minutes: number[], isConfirmed: boolean) {
  const { id } = await registerApplicant({ ...(await newRegistration()), email }, SMALL_CARDS)
  await auth.updateUser(id, { emailVerified: isConfirmed })
  const user = { email, first_name: 'Gul', language: 'en' } as const
  for (const minute of minutes) {
    const now = at(minute)
    await transact('tell', async (tx) =>
      queueMail(tx, 'passwordChanged', { uid: id, user }, { id: now, now, data: { at: now } }),
    )
    await sendMail(`passwordChanged-${id}-${now}`, now)
  }
  return id
}

test('a mailbox that is not confirmed gets three mails an hour about changed passwords, and a confirmed one all', async () => {
  const day = 7 * 24 * 60
  const id = await sendPasswordMails('fifth@example.org', [day, day + 1], false)
  await sendPasswordMails('fifth+1@example.org', [day + 2, day + 3, day + 4], false)
  expect(sent).toBe(3)
  await sendPasswordMails('sixth@example.org', [day, day + 1, day + 2, day + 3], true)
  expect(sent).toBe(7)
  // what is not sent does not wait
  expect((await refs.mail.where('template', '==', 'passwordChanged').get()).size).toBe(7)
  expect(await stored(`passwordChanged-${id}-${at(day)}`)).toMatchObject({ state: 'sent' })
})

/** Asks for a new password of new accounts and sends the mails. */
async function sendResetMails(emails: string[], now: string, isConfirmed: boolean) {
  for (const email of emails) {
    const { id } = await registerApplicant({ ...(await newRegistration()), email }, SMALL_CARDS)
    await auth.updateUser(id, { emailVerified: isConfirmed })
    await queueResetMail(email, now)
    const [mail] = (await refs.mail.where('to', '==', email).where('template', '==', 'reset').get()).docs
    await sendMail(mail?.id ?? '', now)
  }
}

test('a mailbox gets three mails an hour about new passwords of accounts that are not confirmed', async () => {
  const now = at(8 * 24 * 60)
  const spellings = (name: string) => [0, 1, 2, 3].map((n) => `${name}+${n}@example.org`)
  await sendResetMails(spellings('seventh'), now, false)
  expect(sent).toBe(3)
  await sendResetMails(spellings('eighth'), now, true)
  expect(sent).toBe(7)
})

/** Registers with an address, and has Auth set back after somebody moved it. Sends the mail about that. */
async function sendRestoredMail(email: string, now: string, is_approved: boolean) {
  const { id } = await registerApplicant({ ...(await newRegistration()), email }, SMALL_CARDS)
  await refs.users.doc(id).update({ is_approved })
  await auth.updateUser(id, { email: `${id.toLowerCase()}@else.example` })
  expect(await restoreEmail(id, now)).toBe(true)
  await sendMail(`emailRestored-${id}-${now}`, now)
}

test('a mailbox gets three mails an hour about restored addresses of applicants, and members get all', async () => {
  const now = at(9 * 24 * 60)
  for (const n of [0, 1, 2, 3]) await sendRestoredMail(`ninth+${n}@example.org`, now, false)
  expect(sent).toBe(3)
  for (const n of [4, 5]) await sendRestoredMail(`ninth+${n}@example.org`, now, true)
  expect(sent).toBe(5)
})

test('above the hourly limit, mails caused by visitors wait, the dashboard says so, and other mails are sent', async () => {
  process.env['VISITOR_MAILS_PER_HOUR'] = '2'
  const minute = 10 * 24 * 60
  const now = at(minute)
  const thanks = async (template: MailTemplate, reference: string) => {
    const mail = { to: `${reference}@example.org`, uid: 'visitor', language: 'en', now } as const
    await transact('thank', async (tx) => queueFormMail(tx, template, { ...mail, data: { reference } }))
    return `${template}-${reference}`
  }
  const figures = () => readToday(new Date(now), actor)
  await sendMail(await thanks('message', 'WCN-222222'), now)
  expect((await figures()).mailsWaitUntil).toBe('')
  await sendMail(await thanks('donationPledged', 'WCN-333333'), now)
  const third = await thanks('comment', 'WCN-444444')
  await sendMail(third, now)
  expect(sent).toBe(2)
  const held = await stored(third)
  expect(held).toMatchObject({ state: 'queued', attempts: 0, leaseUntil: at(minute + 60) })
  expect(held && mailStandingOf({ ...held, next: held.leaseUntil }, new Date(now))).toBe('limited')
  expect((await figures()).mailsWaitUntil).toBe(at(minute + 60))

  await sendPasswordMails('gul@example.org', [minute], true)
  await sendMail(await thanks('donationReceived', 'WCN-555555'), now)
  expect(sent).toBe(4)
  await sendMail(third, at(minute + 60))
  expect(sent).toBe(5)
})
