import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import type { ChamberEvent } from 'domain/event.ts'
import { SCHEDULE_DAYS } from 'domain/limits.ts'
import type { Today } from 'domain/office/today.ts'
import { en } from 'domain/texts/en.ts'
import { expect, onTestFinished, test } from 'vitest'
import { publishScheduled } from '../../../functions/src/jobs/publish-scheduled.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, storingNothing, teamToken } from '../../support/admin.ts'
import { call, claimsIn } from '../../support/client.ts'
import { runJob } from '../../support/jobs.ts'
import { approvedToken } from '../../support/tokens.ts'

const team = await teamToken()
const uidOf = (token: string): string => String(claimsIn(token)['user_id'])
const teamUid = uidOf(team)

const MINUTE = 60_000
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString()
const some = () => ({ title: `Market ${randomUUID()}`, description: 'Thirty stalls.' })
const make = (json: object, token = team) =>
  call<Blog>('POST', api.blogs, { token, json: { ...some(), is_published: false, ...json } })
const schedule = async (publish_at: string, token = team) => (await make({ publish_at }, token)).body
const patch = (id: string, json: object, token = team) => call<Blog>('PATCH', api.blog(id), { token, json })
const seen = async (id: string) => (await call<Blog>('GET', api.blog(id), { token: team })).body
const visitors = async (id: string) => (await call('GET', api.blog(id))).status
const lines = async (id: string) => {
  const { docs } = await refs.audit.where('target', '==', id).get()
  return docs
    .map((line) => line.data())
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ actor, action }) => `${action} ${actor}`)
}
const listVersion = async () => (await refs.versions.doc('blogs').get()).data()?.version ?? 0

test('a scheduled post is a draft until its time; then the job publishes it with that date', async () => {
  const at = inMinutes(5)
  const { id, updatedAt, ...made } = await schedule(at)
  expect(made).toMatchObject({ is_published: false, publish_at: at, scheduled_by: teamUid })
  await publishScheduled(new Date())
  expect(await visitors(id)).toBe(404)

  const version = await listVersion()
  const published = new Date(at)
  await publishScheduled(published)
  expect(await visitors(id)).toBe(200)
  const shown = (await call('GET', api.blog(id))).body
  expect(shown).toMatchObject({ createdAt: at, is_published: true })
  for (const hidden of ['publish_at', 'scheduled_by', 'missed_at']) expect(shown).not.toHaveProperty(hidden)
  expect(await listVersion()).toBe(version + 1)
  expect(await lines(id)).toEqual([`blog:create ${teamUid}`, `blog:publish ${teamUid}`])

  // whoever has an older version open meets the question about conflicts
  const late = await call('PATCH', api.blog(id), {
    token: team,
    json: { title: 'Late' },
    headers: { 'if-match': `"${updatedAt}"` },
  })
  expect(late).toMatchObject({ status: 412, body: { detail: en.blogs.changed } })
})

test('two jobs at the same time publish a post once', async () => {
  const { id } = await schedule(inMinutes(2))
  const now = new Date(inMinutes(3))
  await Promise.all([publishScheduled(now), publishScheduled(now), publishScheduled(now)])
  expect(await lines(id)).toEqual([`blog:create ${teamUid}`, `blog:publish ${teamUid}`])
})

test('after a pause the job of every minute publishes what was due', async () => {
  const { id } = await schedule(inMinutes(2))
  const earlier = new Date(Date.now() - 180 * MINUTE).toISOString()
  await refs.blogs.doc(id).update({ publish_at: earlier })
  await runJob('everyMinute')
  expect(await visitors(id)).toBe(200)
  const { createdAt } = await seen(id)
  // the date of the publication, not the time that was missed
  expect(Date.now() - Date.parse(createdAt)).toBeLessThan(2 * MINUTE)
})

test('a time that has passed publishes at once, with the date of today', async () => {
  const { body: made } = await make({ publish_at: '2024-03-15T08:00:00Z' })
  expect(made.is_published).toBe(true)
  expect(made).not.toHaveProperty('publish_at')

  const { id, createdAt } = (await make({})).body
  const { body } = await patch(id, { is_published: false, publish_at: inMinutes(-1) })
  expect(body.is_published).toBe(true)
  expect(body.createdAt > createdAt).toBe(true)
})

test('publishing by hand or choosing a draft ends the schedule; other changes keep it', async () => {
  const at = inMinutes(30)
  const { id, createdAt } = await schedule(at)
  const colleague = await approvedToken({ role: 'team', designation: 'Baker' })
  const renamed = await patch(id, { title: 'Renamed' }, colleague)
  expect(renamed.body).toMatchObject({ publish_at: at, scheduled_by: teamUid })
  expect((await patch(id, { publish_at: '' })).body).not.toHaveProperty('publish_at')
  expect(await seen(id)).not.toHaveProperty('scheduled_by')

  const again = await patch(id, { is_published: false, publish_at: at }, colleague)
  expect(again.body).toMatchObject({ publish_at: at, scheduled_by: uidOf(colleague) })
  const { body } = await patch(id, { is_published: true })
  expect(body).toMatchObject({ is_published: true })
  expect(body).not.toHaveProperty('publish_at')
  expect(body.createdAt > createdAt).toBe(true)
  // an old date stays where nothing was scheduled
  await patch(id, { is_published: false })
  expect((await patch(id, { is_published: true })).body.createdAt).toBe(body.createdAt)
})

test('what somebody scheduled who may not publish any more stays a draft and says so', async () => {
  const former = await approvedToken({ role: 'team', designation: 'Baker' })
  const formerUid = uidOf(former)
  const at = inMinutes(2)
  const { id } = await schedule(at, former)
  await refs.users.doc(formerUid).update({ role: 'member' })
  await publishScheduled(new Date(inMinutes(3)))
  await publishScheduled(new Date(inMinutes(4)))
  const missed = await seen(id)
  expect(missed).toMatchObject({ is_published: false, missed_at: at })
  expect(missed).not.toHaveProperty('publish_at')
  expect(await visitors(id)).toBe(404)
  expect(await lines(id)).toEqual([`blog:create ${formerUid}`, `blog:miss ${formerUid}`])
  const toOffice = async () =>
    (await call<Today>('GET', api.today, { token: await adminToken() })).body.missed
  const { title } = missed
  expect(await toOffice()).toContainEqual({ tab: 'blogs', id, title, missed_at: at })

  // the office decides: it goes out today
  const { body } = await patch(id, { is_published: true })
  expect(body).not.toHaveProperty('missed_at')
  expect((await toOffice()).map((post) => post.id)).not.toContain(id)
  expect(body.createdAt > missed.createdAt).toBe(true)
})

test('a post that the job cannot publish is shown to the office after half an hour, until somebody publishes it', async () => {
  const { id, title } = await schedule(inMinutes(2))
  const toOffice = async () =>
    (await call<Today>('GET', api.today, { token: await adminToken() })).body.missed.map((post) => post.id)
  const [early, late] = [inMinutes(-25), inMinutes(-31)]
  // as an owner may leave it in the console
  await refs.blogs.doc(id).update({ publish_at: early, updatedAt: '' })
  onTestFinished(async () => void (await refs.blogs.doc(id).delete()))
  expect(await publishScheduled(new Date())).toEqual([id])
  expect(await toOffice()).not.toContain(id)
  await refs.blogs.doc(id).update({ publish_at: late })
  const { missed } = (await call<Today>('GET', api.today, { token: await adminToken() })).body
  expect(missed).toContainEqual({ tab: 'blogs', id, title, missed_at: late })
  expect((await patch(id, { is_published: true })).status).toBe(200)
  expect(await toOffice()).not.toContain(id)
})

test('what a deleted account had scheduled stays a draft, and the log names nobody', async () => {
  const { id } = await schedule(inMinutes(2))
  await refs.blogs.doc(id).update({ scheduled_by: 'gone' })
  await publishScheduled(new Date(inMinutes(3)))
  expect((await seen(id)).is_published).toBe(false)
  expect((await lines(id)).at(-1)).toBe('blog:miss deleted')
})

test('an event that the job publishes gets the number that calendars need', async () => {
  const json = {
    ...some(),
    date: '2031-03-22',
    time: '09:30',
    location: 'Hall',
    is_published: false,
    publish_at: inMinutes(2),
  }
  const { id } = (await call<ChamberEvent>('POST', api.events, { token: team, json })).body
  await publishScheduled(new Date(inMinutes(3)))
  expect((await call<ChamberEvent>('GET', api.event(id))).body).toMatchObject({ sequence: 1 })
})

const farAhead = new Date(Date.now() + (SCHEDULE_DAYS + 1) * 24 * 60 * MINUTE).toISOString()

test.each([
  [{ publish_at: 'tomorrow' }, en.field.instant],
  [{ publish_at: '2027-02-30T08:00:00Z' }, en.field.instant],
  [{ publish_at: '2027-02-20T08:00:00+05:00' }, en.field.instant],
  [{ publish_at: 5 }, en.field.instant],
  [{ publish_at: farAhead }, en.field.scheduledTooFar],
  [{ publish_at: inMinutes(9), is_published: true }, en.field.scheduledIsPublished],
  [{ publish_at: inMinutes(9), is_published: undefined }, en.field.scheduledIsPublished],
])('the time of publication in %j is refused in words', async (wrong, message) => {
  const { status, body } = await storingNothing(() => make(wrong))
  expect(status).toBe(400)
  expect((body as unknown as { detail: string }).detail).toContain(message)
})
