import { toComputed } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { lookUpAll } from '../../bench/duplicates/look-up-all.ts'
import { someUser } from './seed-many.ts'

test('of ten thousand different people at most one in twenty is shown somebody else as a possible duplicate', async () => {
  const people = await Promise.all(
    Array.from({ length: 10_000 }, async (_none, n) => {
      const user = someUser(n)
      return { ...user, ...(await toComputed(user)) }
    }),
  )
  const shown = lookUpAll(people).filter(({ isShown }) => isShown).length
  expect(shown).toBeLessThanOrEqual(500)
  // they are no easy ones: some have the name and the birth date of another
  expect(shown).toBeGreaterThan(0)
})
