import { expect, test } from 'vitest'
import type { Transaction } from '../cloud/store.ts'
import { openReservations, uniqueRef } from './uniques.ts'

process.env['UNIQUES_KEY'] = 'a key'

// HMAC-SHA-256 of kind and value, as any other tool computes it. Another hash would free all reservations.
test.each([
  ['email', 'Palwasha@Example.org', 'email:RWP00BuVpwqkOy0LieBNWfY5w2cLr6BvlvFX0vbqPa8'],
  ['username', 'PALWASHA', 'username:LmQbxR1A2TDgyist9Uu5oAi_ufbc-6v_I7G7zjVr8tI'],
  ['username', 'ｐａｌｗａｓｈａ', 'username:LmQbxR1A2TDgyist9Uu5oAi_ufbc-6v_I7G7zjVr8tI'],
  ['cnic', '13101-1234567-8', 'cnic:8m-i-cXvJiGfBkPUOLndrVRskQREsVXAy_zaE_DH4Zw'],
] as const)('the %s %s is reserved as %s', (kind, value, id) => {
  expect(uniqueRef(kind, value).id).toBe(id)
})

test('without the key nobody can find out which numbers are reserved', () => {
  const { id } = uniqueRef('cnic', '13101-1234567-8')
  process.env['UNIQUES_KEY'] = 'another key'
  expect(uniqueRef('cnic', '13101-1234567-8').id).not.toBe(id)
})

test('reservations can be read only with the key of the first reservation', async () => {
  process.env['UNIQUES_KEY'] = 'a key'
  const stored: object[] = []
  const reading = (known?: object) =>
    ({
      read: async () => known,
      find: async () => [],
      replace: (_ref: unknown, data: object) => void stored.push(data),
      create: () => {},
    }) as unknown as Transaction
  const values = { email: 'a@b.example', username: 'a', cnic: '13101-1234567-8' }
  const { reserve } = await openReservations(reading())
  reserve(values, 'uid', 'now')
  expect(stored).toEqual([{ check: expect.stringMatching(/^[\w-]{43}$/), createdAt: 'now' }])
  // a line end is not part of the key
  process.env['UNIQUES_KEY'] = 'a key\n'
  await openReservations(reading(stored[0]))
  process.env['UNIQUES_KEY'] = 'a kez'
  await expect(openReservations(reading(stored[0]))).rejects.toThrow('UNIQUES_KEY_CHANGED')
  process.env['UNIQUES_KEY'] = ' \n'
  await expect(openReservations(reading(stored[0]))).rejects.toThrow('UNIQUES_KEY is empty')
})
