import { BLOGS_PER_PAGE, USERS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { User } from 'domain/user.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { listFiles, openFile } from '../../functions/src/cloud/files.ts'
import { checkHealth } from '../../functions/src/health/check-health.ts'
import { compareUsers } from '../../functions/src/jobs/compare-users.ts'
import { publishAgain } from '../../functions/src/jobs/publish-again.ts'
import { publishScheduled } from '../../functions/src/jobs/publish-scheduled.ts'
import { sendWaitingMails } from '../../functions/src/jobs/scheduled.ts'
import { sweep } from '../../functions/src/jobs/sweep.ts'
import { userMailId } from '../../functions/src/mail/outbox.ts'
import { sendMail } from '../../functions/src/mail/send-mail.ts'
import { refs } from '../../functions/src/refs.ts'
import { api } from '../../tests/support/addresses.ts'
import { applicant, formOf, jpeg } from '../../tests/support/applicant.ts'
import { noiseJpeg } from '../../tests/support/pictures.ts'
import { count } from './count-database-calls.ts'

interface Asking {
  /** Of the API in this process. */
  origin: string
  admin: string
  team: string
}

interface Sent {
  method?: string
  body?: BodyInit
  headers?: Record<string, string>
}

async function ask(address: string, token?: string, init: Sent = {}): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

/** Counts what a registration with two pictures of three megabytes costs. */
export async function countRegistration({ origin }: Asking) {
  const picture = jpeg(await noiseJpeg(3))
  const form = formOf(applicant(), { cnic_front: picture, cnic_back: picture })
  let user: User | undefined
  const counted = await count(async () => {
    const answer = await ask(origin + api.register, undefined, { method: 'POST', body: form })
    user = ((await answer.json()) as { user: User }).user
  })
  const files = await Promise.all((await listFiles(`identity/${user?.id}/`)).map(openFile))
  return {
    ...counted,
    id: user?.id ?? '',
    storedBytes: files.reduce((sum, file) => sum + (file?.size ?? 0), 0),
  }
}

/** Counts what a decision costs: an admin opens the requests, looks at both pictures of one, approves, and the mail is sent. */
export async function countDecision({ origin, admin }: Asking, id: string) {
  const decision = await count(async () => {
    await ask(`${origin}${api.users}?tab=requests&limit=${USERS_PER_PAGE}`, admin)
    await ask(origin + api.waiting, admin)
    for (const name of ['cnic_front', 'cnic_back'] as const)
      await ask(origin + api.userDocument(id, name), admin)
    await ask(origin + api.approveUser(id), admin, { method: 'POST', headers: { 'if-match': '"1"' } })
  })
  const { approvedAt = '' } = (await refs.users.doc(id).get()).data() ?? {}
  const later = new Date(Date.now() + 60_000).toISOString()
  const mail = await count(() => sendMail(userMailId('approved', id, approvedAt), later))
  // the rows of the page, her own document and the version of the list are listened to
  return { decision: { ...decision, reads: decision.reads + USERS_PER_PAGE + 2 }, mail }
}

/** Counts what saving a post without a picture costs. */
export const countPost = ({ origin, team }: Asking) => {
  const body = JSON.stringify({ title: `Counted ${Date.now()}`, description: 'A few words.' })
  const headers = { 'content-type': 'application/json' }
  return count(() => ask(origin + api.blogs, team, { method: 'POST', body, headers }))
}

/** Counts what a list costs that this process has not read since it changed. */
export async function countList({ origin }: Asking) {
  await refs.versions.doc('blogs').update({ version: FieldValue.increment(1) })
  return count(() => ask(`${origin}${api.blogs}?limit=${BLOGS_PER_PAGE}`))
}

/** Counts what visits request from functions: pages, and pictures of a second app. */
export async function countAsked(asked: readonly string[], origins: { api: string; media: string }) {
  const all = async () => {
    for (const address of asked)
      await ask((address.startsWith('/media/') ? origins.media : origins.api) + address)
  }
  // an instance that is there already
  await all()
  return count(all)
}

/** Runs the job of every minute with nothing to do. */
export async function countMinute() {
  const now = new Date()
  await sendWaitingMails(now)
  return count(async () => {
    await sweep(now)
    await publishScheduled(now)
    await publishAgain({ target: undefined, build: '', now })
    await sendWaitingMails(now)
  })
}

/** Checks what does not work, which the job of every minute does every five minutes while all is well. */
export const countCheck = () => count(() => checkHealth(new Date(), true))

export const countDay = () => count(() => compareUsers())
