import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { call, claimsIn } from '../../support/client.ts'

const admin = await adminToken()
const version = async () => (await refs.versions.doc('site').get()).data()?.version ?? 0
const lineOf = async (by: string) => {
  const lines = await refs.audit.where('action', '==', 'site:publish').get()
  const own = lines.docs.map((line) => line.data()).filter(({ actor }) => actor === by)
  return own.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
}

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
