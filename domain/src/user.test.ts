import { expect, test } from 'vitest'
import type { Role } from './permissions.ts'
import { type Status, statusFields } from './status.ts'
import { fullName, isUnderTab, USER_TABS, type UserTab } from './user.ts'

test.each<[Role, Status, UserTab[]]>([
  ['member', 'pending', ['all', 'requests']],
  ['member', 'approved', ['all', 'members']],
  ['member', 'rejected', ['all']],
  ['team', 'pending', ['all', 'requests']],
  ['team', 'approved', ['all', 'team']],
  ['team', 'rejected', ['all']],
  ['admin', 'approved', ['all']],
])('a %s with the status %s is listed under %j', (role, status, tabs) => {
  expect(USER_TABS.filter((tab) => isUnderTab({ role, ...statusFields(status) }, tab))).toEqual(tabs)
})

test('a full name is first and last name', () => {
  expect(fullName({ first_name: 'Palwasha', last_name: 'Khan' })).toBe('Palwasha Khan')
})
