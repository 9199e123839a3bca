import { expect, test } from 'vitest'
import { PERMISSIONS } from '../permissions.ts'
import { contract } from './contract.ts'
import { addressOf, type Endpoint } from './endpoint.ts'
import { approveUser } from './decisions.ts'
import { listUsers } from './users.ts'

const rows: [string, Endpoint][] = Object.entries(contract)

test('an address contains its parts and the query', () => {
  expect(addressOf(approveUser, { id: 'a b/c' })).toBe('/api/auth/users/a%20b%2Fc/approve/')
  expect(addressOf(listUsers, {}, { tab: 'team', limit: 20, search: undefined })).toBe(
    '/api/auth/users/?tab=team&limit=20',
  )
})

test('no two rows of the contract are the same call', () => {
  const calls = rows.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test.each(rows)('%s names an action of the permission table, or is public', (_name, { action }) => {
  expect(action === 'public' || action in PERMISSIONS).toBe(true)
})

test.each(rows)('%s reads a body only with a method that sends one', (_name, { method, body }) => {
  if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined()
})
