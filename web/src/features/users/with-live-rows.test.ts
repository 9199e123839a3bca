import type { UserDocument } from 'domain/stored/user.ts'
import { expect, test } from 'vitest'
import type { WithId } from '#lib/firebase/use-live.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { listedUser } from '#testing/listed-user.ts'
import { type UserPage, withLiveRows } from './api.ts'

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

test('what a listener has heard of a user takes the place of what REST has listed', () => {
  const heard = live('b', { status: 'approved', is_approved: true, profile_image: '/picture' })
  expect(withLiveRows(page, [heard])).toEqual({
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

test('a listener that is behind what REST has listed changes nothing', () => {
  const corrected: UserPage = { ...page, users: [{ ...listedUser('a'), role: 'team', revision: 2 }] }
  expect(withLiveRows(corrected, [live('a', {})])).toEqual(corrected)
})

test('a listener does not know whether an e-mail is verified: what REST told of that stays', () => {
  const unproven: UserPage = { ...page, users: [{ ...listedUser('a'), email_verified: false }] }
  expect(withLiveRows(unproven, [live('a', { revision: 2 })]).users[0]).toMatchObject({
    revision: 2,
    email_verified: false,
  })
})

test('the page keeps its order, and takes in nobody else', () => {
  const rows = [live('c', {}), live('b', {}), live('a', {})]
  expect(withLiveRows(page, rows).users.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('it keeps no identity card number', () => {
  expect(JSON.stringify(withLiveRows(page, [live('a', {})]))).not.toContain('35202')
})
