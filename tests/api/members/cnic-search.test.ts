import { randomInt } from 'node:crypto'
import { en } from 'domain/texts/en.ts'
import type { UserListItem } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { admitSearch } from '../../../functions/src/members/admit-search.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { api } from '../../support/addresses.ts'
import { refs } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'
import { approvedToken } from '../../support/tokens.ts'

const find = (token: string, search: string, path = api.users) =>
  call<UserListItem[]>('GET', path, { token, headers: { 'x-search': search } })

/** Returns the token of a new admin, whose searches nobody else counts. */
async function newAdmin(): Promise<string> {
  const token = await approvedToken()
  await approveApplication(String(claimsIn(token)['user_id']), { by: OPERATOR, role: 'admin' })
  return token
}

const linesOf = async (token: string) => {
  const { docs } = await refs.audit.where('actor', '==', claimsIn(token)['user_id']).get()
  // without that of the registration
  return docs.map((line) => line.data()).filter(({ action }) => action !== 'user:register')
}

test('a CNIC is found by all of its digits in any spelling, and the log says so without them', async () => {
  const admin = await newAdmin()
  const { user } = await registerNewcomer()
  const digits = user.cnic.replaceAll('-', '')
  const urdu = digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
  const spellings = [user.cnic, digits, ` ${user.cnic.replaceAll('-', ' ')} `, encodeURIComponent(urdu)]
  for (const spelling of spellings) {
    const { status, body } = await find(admin, spelling)
    expect([status, body.map(({ id }) => id)], spelling).toEqual([200, [user.id]])
  }
  for (const part of [digits.slice(0, -1), digits.slice(1), `${digits}0`])
    expect((await find(admin, part)).body, part).toEqual([])

  const lines = await linesOf(admin)
  expect(lines).toEqual([
    {
      actor: claimsIn(admin)['user_id'],
      action: 'user:search',
      target: user.id,
      at: expect.any(String) as string,
      details: ['cnic'],
    },
  ])
})

test('a search for a CNIC in the address is refused, for lists and exports', async () => {
  const admin = await newAdmin()
  const { user } = await registerNewcomer()
  for (const path of [api.users, api.exportUsers]) {
    const address = `${path}?search=${user.cnic}`
    for (const headers of [{}, { 'x-search': 'honey' }])
      expect(await call('GET', address, { token: admin, headers })).toMatchObject({
        status: 400,
        body: { detail: en.users.cnicInAddress },
      })
  }
  expect(await linesOf(admin)).toEqual([])
})

test('an export for a CNIC is logged as a search too', async () => {
  const admin = await newAdmin()
  const { user } = await registerNewcomer()
  expect((await find(admin, user.cnic, api.exportUsers)).status).toBe(200)
  expect((await linesOf(admin)).map(({ action }) => action).toSorted()).toEqual([
    'user:export',
    'user:search',
  ])
})

test('only admins search for a CNIC', async () => {
  const { user, access } = await registerNewcomer()
  const team = await approvedToken({ role: 'team', designation: 'Baker' })
  expect((await find(access, user.cnic)).status).toBe(403)
  expect((await find(team, user.cnic)).status).toBe(403)
  expect((await call('GET', api.users, { headers: { 'x-search': user.cnic } })).status).toBe(401)
})

test('an admin searches for at most sixty CNICs an hour, and a repeated search does not count', async () => {
  const admin = await newAdmin()
  const first = 1 + randomInt(8_000_000_000)
  const cnic = (n: number) => String(4_000_000_000_000 + first + n)
  for (let n = 0; n < 60; n += 1) expect((await find(admin, cnic(n))).status).toBe(200)
  const refused = await find(admin, cnic(60))
  expect(refused).toMatchObject({ status: 429, body: { detail: en.server.tooMany } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  // the page that is open repeats its search
  expect((await find(admin, cnic(59))).status).toBe(200)
  // other searches go on, and so does another admin
  expect((await find(admin, 'honey')).status).toBe(200)
  const other = await newAdmin()
  for (let n = 0; n < 61; n += 1) expect((await find(other, cnic(0))).status).toBe(200)
})

test('a search that fails before it is logged does not count', async () => {
  const token = await newAdmin()
  const actor = { uid: String(claimsIn(token)['user_id']) }
  const search = (n: number) => String(4_000_000_000_000 + n)
  const admit = (n: number) => admitSearch({ actor, query: { search: search(n) }, request: { query: {} } })
  const stopIntercepting = intercept(async (name, go) => {
    if (name === 'commit audit search') throw new Error('No answer.')
    return go()
  })
  try {
    for (let n = 0; n < 61; n += 1) await expect(admit(n)).rejects.toThrow('No answer.')
  } finally {
    stopIntercepting()
  }
  expect(await admit(61)).toBe(search(61))
})
