import { MAX_LENGTH } from 'domain/limits.ts'
import type { UserHistory } from 'domain/office/history.ts'
import { en } from 'domain/texts/en.ts'
import type { User, UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, counts, storingNothing } from '../../support/admin.ts'
import { call, registerNewcomer } from '../../support/client.ts'

const admin = await adminToken()
const WORDS = 'This is my card.\nIt is as dark as this.'

const reject = (id: string) =>
  call('POST', api.rejectUser(id), { token: admin, json: { rejection_reason: 'Too dark.' } })
const ask = (token: string, revision = 2, appeal = WORDS) =>
  call<User>('POST', api.appeal, { token, json: { appeal }, headers: { 'if-match': `"${revision}"` } })

test('an appeal without corrections makes the application pending again, and a repeated request counts once', async () => {
  const { user, access } = await registerNewcomer()
  await reject(user.id)
  const before = await counts()
  const { status, body } = await ask(access)
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'pending', revision: 3, rejection_reason: 'Too dark.' })
  expect(body.waitingSince).toBe(user.createdAt)
  expect(Date.parse(body.sentAt)).toBeGreaterThan(Date.parse(user.createdAt))
  expect(await counts()).toEqual({
    ...before,
    audit: before.audit + 1,
    attempts: before.attempts + 1,
    mail: before.mail + 1,
  })
  await storingNothing(async () => expect((await ask(access)).body).toEqual(body))

  const query = `search=${user.email}&tab=requests`
  const { body: found } = await call<UserListItem[]>('GET', `${api.users}?${query}`, { token: admin })
  expect(found).toMatchObject([{ id: user.id, status: 'pending', revision: 3 }])
  const history = await call<UserHistory>('GET', api.userHistory(user.id), { token: admin })
  expect(history.body.decisions).toMatchObject([
    { action: 'user:reject', reason: 'Too dark.', revision: 1 },
    { action: 'user:appeal', reason: WORDS, revision: 3, by_name: user.full_name },
  ])
  // the appeal ends the undo time of the earlier decision, and an approval with the earlier revision is rejected
  expect((await call('POST', api.undoDecision(user.id), { token: admin })).status).toBe(409)
  const stale = { token: admin, headers: { 'if-match': '"2"' } }
  expect((await call('POST', api.approveUser(user.id), stale)).status).toBe(412)
})

test('only a rejected application accepts an appeal, and the appeal needs a text', async () => {
  const { user, access } = await registerNewcomer()
  await storingNothing(async () => {
    expect(await ask(access, 1)).toMatchObject({ status: 409, body: { detail: en.users.notRejected } })
    for (const words of ['', ' \n ', 'a'.repeat(MAX_LENGTH.appeal + 1)])
      expect((await ask(access, 1, words)).status).toBe(400)
  })
  await call('POST', api.approveUser(user.id), { token: admin })
  expect((await ask(access)).status).toBe(403)
})

test('appeals are limited per day and account', async () => {
  const { user, access } = await registerNewcomer()
  for (const revision of [2, 4, 6]) {
    await reject(user.id)
    expect((await ask(access, revision)).status).toBe(200)
  }
  await reject(user.id)
  expect((await ask(access, 8)).status).toBe(429)
  const other = await registerNewcomer()
  await reject(other.user.id)
  expect((await ask(other.access)).status).toBe(200)
})
