import type { UserDocument } from 'domain/stored/user.ts'
import { expect, test } from 'vitest'
import type { WithId } from '#lib/firebase/use-live.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { listedUser } from '#testing/listed-user.ts'
import { countsFrom, type UserPage, withLiveRows } from './api.ts'

const live = (id: string, changes: Partial<UserDocument>): WithId<UserDocument> => ({
  ...ANY_USER,
  ...listedUser(id),
  cnic: '35202-1234567-8',
  ...changes,
})

const page: UserPage = {
  users: [listedUser('a'), listedUser('b')],
  total: 2,
  counts: { all: 2, members: 0, team: 0, requests: 2 },
  late: 0,
  next: undefined,
}

test('a live row replaces an older row of the page', () => {
  const row = live('b', { status: 'approved', is_approved: true, profile_image: '/picture' })
  expect(withLiveRows(page, [row])).toEqual({
    ...page,
    users: [
      listedUser('a'),
      {
        ...listedUser('b'),
        status: 'approved',
        is_approved: true,
        profile_image: '/picture',
        rejection_reason: '',
      },
    ],
  })
})

test('an older live row changes nothing', () => {
  const corrected: UserPage = { ...page, users: [{ ...listedUser('a'), role: 'team', revision: 2 }] }
  expect(withLiveRows(corrected, [live('a', {})])).toEqual(corrected)
})

test('a live row has no e-mail confirmation, so the value from REST stays', () => {
  const unproven: UserPage = { ...page, users: [{ ...listedUser('a'), email_verified: false }] }
  expect(withLiveRows(unproven, [live('a', { revision: 2 })]).users[0]).toMatchObject({
    revision: 2,
    email_verified: false,
  })
})

test('the page keeps its order and its users', () => {
  const rows = [live('c', {}), live('b', {}), live('a', {})]
  expect(withLiveRows(page, rows).users.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('live rows add no identity card number', () => {
  expect(JSON.stringify(withLiveRows(page, [live('a', {})]))).not.toContain('35202')
})

test('the numbers of the tabs are read, and missing ones are 0', () => {
  expect(countsFrom('all=128, members=104,team=9, requests=7')).toEqual({
    all: 128,
    members: 104,
    team: 9,
    requests: 7,
  })
  expect(countsFrom(null)).toEqual({ all: 0, members: 0, team: 0, requests: 0 })
})
