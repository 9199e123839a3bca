import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only fields that differ are named, as an updateMask names them', () => {
  const found = { signIn: { email: { enabled: true }, other: 1 }, list: [{ a: 1, extra: 2 }] }
  expect(differences(found, { signIn: { email: { enabled: true } }, list: [{ a: 1 }] })).toEqual([])
  expect(differences(found, { signIn: { email: { enabled: false, passwordRequired: true } } })).toEqual([
    'signIn.email.enabled',
    'signIn.email.passwordRequired',
  ])
  expect(differences(found, { list: [{ a: 2 }] })).toEqual(['list'])
  expect(differences(undefined, { off: false, none: '0', text: '', on: true })).toEqual(['on'])
})
