import { expect, test } from 'vitest'
import {
  type Action,
  type Actor,
  actorOf,
  can,
  claimsOf,
  needsCodes,
  PERMISSIONS,
  ROLES,
  standingOf,
  VISITOR,
} from './permissions.ts'
import { statusFields } from './status.ts'

const ACTORS = {
  visitor: VISITOR,
  stranger: { uid: 'me', role: null, approved: false },
  applicant: { uid: 'me', role: 'member', approved: false },
  suspended: { uid: 'me', role: 'admin', approved: false, suspended: true },
  member: { uid: 'me', role: 'member', approved: true },
  team: { uid: 'me', role: 'team', approved: true },
  admin: { uid: 'me', role: 'admin', approved: true },
} as const satisfies Record<string, Actor>
type Name = keyof typeof ACTORS
const ALL: Name[] = ['visitor', 'stranger', 'applicant', 'suspended', 'member', 'team', 'admin']

// repeated on purpose: [actors allowed on their own data, actors allowed on data of others]
const EXPECTED: Record<Action, [Name[], Name[]]> = {
  'post:read-published': [ALL, ALL],
  'post:read-draft': [
    ['team', 'admin'],
    ['team', 'admin'],
  ],
  'post:write': [
    ['team', 'admin'],
    ['team', 'admin'],
  ],
  'form:send': [ALL, ALL],
  'application:send': [ALL, ALL],
  'application:correct': [['applicant'], []],
  'profile:read': [['applicant', 'suspended', 'member', 'team', 'admin'], []],
  'profile:change': [['member', 'team', 'admin'], []],
  'password:change': [['applicant', 'suspended', 'member', 'team', 'admin'], []],
  'email:change': [['member', 'team', 'admin'], []],
  'language:change': [['applicant', 'suspended', 'member', 'team', 'admin'], []],
  'office-mails:change': [['admin'], []],
  'second-factor:add': [['admin'], []],
  'second-factor:enter': [['applicant', 'suspended', 'member', 'team', 'admin'], []],
  'second-factor:remove': [['applicant', 'suspended', 'member', 'team', 'admin'], []],
  'data:export': [['applicant', 'suspended', 'member', 'team', 'admin'], []],
  'account:delete': [['applicant', 'suspended', 'member', 'team'], []],
  'members-content:read': [
    ['member', 'team', 'admin'],
    ['member', 'team', 'admin'],
  ],
  'user:list': [['admin'], ['admin']],
  'user:export': [['admin'], ['admin']],
  'user:view': [['admin'], ['admin']],
  'user:compare': [[], ['admin']],
  'user:approve': [[], ['admin']],
  'user:reject': [[], ['admin']],
  'user:undo': [[], ['admin']],
  'user:role': [[], ['admin']],
  'user:suspend': [[], ['admin']],
  'user:delete': [[], ['admin']],
  'user:reset-code': [[], ['admin']],
  'identity-document:view': [['applicant', 'member', 'team', 'admin'], ['admin']],
  'office:read': [['admin'], ['admin']],
  'mail:send': [['admin'], ['admin']],
  'volunteer-document:view': [['admin'], ['admin']],
  'comment:moderate': [
    ['team', 'admin'],
    ['team', 'admin'],
  ],
  'form:handle': [['admin'], ['admin']],
  'form:export': [['admin'], ['admin']],
  'form:delete': [['admin'], ['admin']],
  'site:publish': [
    ['team', 'admin'],
    ['team', 'admin'],
  ],
  'site:pause': [['admin'], ['admin']],
  'site:write': [['admin'], ['admin']],
  'site:open': [['admin'], ['admin']],
  'file:write': [['admin'], ['admin']],
}

test('the expected table lists every action', () => {
  expect(Object.keys(EXPECTED)).toEqual(Object.keys(PERMISSIONS))
})

test.each(Object.entries(EXPECTED) as [Action, [Name[], Name[]]][])('%s', (action, [own, others]) => {
  expect(ALL.filter((name) => can(ACTORS[name], action, 'me'))).toEqual(own)
  expect(ALL.filter((name) => can(ACTORS[name], action, 'somebody else'))).toEqual(others)
})

test('an admin with a withdrawn approval has the rights of an applicant', () => {
  expect(standingOf({ uid: 'me', role: 'admin', approved: false })).toBe('applicant')
})

test('a suspended user has none of the rights of any role', () => {
  const user = { ...statusFields('approved'), suspended: { at: '', by: 'admin', reason: 'Fee' } }
  for (const role of ROLES) {
    expect(standingOf(actorOf('me', { ...user, role }))).toBe('suspended')
    expect(claimsOf({ ...user, role })).toEqual({ role, approved: false })
    expect(standingOf(actorOf('me', { ...user, suspended: null, role }))).toBe(role)
  }
})

test('a user stored before suspensions existed keeps all rights', () => {
  expect(standingOf(actorOf('me', { ...statusFields('approved'), role: 'team' }))).toBe('team')
})

test('an action that depends on the owner is denied without an owner', () => {
  expect(can(ACTORS.admin, 'user:approve')).toBe(false)
  expect(can(ACTORS.member, 'profile:read')).toBe(false)
})

test('without required codes an admin does for others nothing, and for the own account only what sets codes up', () => {
  expect(needsCodes('identity-document:view', true)).toBe(false)
  expect(needsCodes('identity-document:view', false)).toBe(true)
  expect(needsCodes('profile:read', true)).toBe(false)
  for (const action of ['post:read-published', 'form:send', 'post:read-draft', 'data:export'] as const)
    expect(needsCodes(action, true), action).toBe(true)
})
