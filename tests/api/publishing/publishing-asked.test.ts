import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call, claimsIn } from '../../support/client.ts'
import { publishHere } from '../../support/pause-publishing.ts'

const admin = await adminToken()
const version = async () => (await refs.versions.doc('site').get()).data()?.version ?? 0
const lineOf = async (by: string) => {
  const lines = await refs.audit.where('action', '==', 'site:publish').get()
  const own = lines.docs.map((line) => line.data()).filter(({ actor }) => actor === by)
  return own.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
}

await publishHere()

test('the team publishes pending changes, only an admin re-renders every page, and the log records it', async () => {
  const team = await teamToken()
  const before = await version()
  expect((await call('POST', api.publishing, { token: team })).status).toBe(202)
  expect(await version()).toBeGreaterThan(before)
  expect(await lineOf(String(claimsIn(team)['user_id']))).toMatchObject({ target: 'site', details: [] })
  expect((await call('POST', api.publishEverything, { token: team })).status).toBe(403)
  expect((await call('POST', api.publishEverything, { token: admin })).status).toBe(202)
  expect(await lineOf(String(claimsIn(admin)['user_id']))).toMatchObject({ details: ['everything'] })
})

test('only an admin pauses publishing, with a reason; until it is resumed nobody publishes', async () => {
  const team = await teamToken()
  const reason = 'A price is wrong.'
  const pause = (token: string, json: object) => call('POST', api.pausePublishing, { token, json })
  expect((await pause(team, { reason })).status).toBe(403)
  expect((await pause(admin, { reason: ' ' })).status).toBe(400)
  expect((await pause(admin, { reason: 'x'.repeat(301) })).status).toBe(400)
  expect((await pause(admin, { reason })).status).toBe(204)
  expect((await refs.published.get()).data()?.paused).toEqual({ at: expect.any(String), reason })
  for (const [token, path] of [
    [team, api.publishing],
    [admin, api.publishEverything],
  ] as const) {
    const { status, body } = await call('POST', path, { token })
    expect([status, body]).toEqual([409, { detail: 'Publishing is paused. An admin can resume it.' }])
  }
  expect((await call('POST', api.resumePublishing, { token: team })).status).toBe(403)
  const before = await version()
  expect((await call('POST', api.resumePublishing, { token: admin })).status).toBe(202)
  expect((await refs.published.get()).data()?.paused).toBeNull()
  expect(await version()).toBeGreaterThan(before)
  const own = await refs.audit.where('actor', '==', String(claimsIn(admin)['user_id'])).get()
  const lines = own.docs.map((line) => line.data()).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  expect(lines.slice(-2).map(({ action }) => action)).toEqual(['site:pause', 'site:resume'])
})
