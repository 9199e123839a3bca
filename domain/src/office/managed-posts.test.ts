import { expect, test } from 'vitest'
import { isShownUnder } from './managed-posts.ts'

test.each([
  ['2027-03-07', 'past'],
  ['2027-03-08', 'coming'],
  ['2027-03-09', 'coming'],
])('on March 8 an event of %s is under %s', (date, tab) => {
  const event = { is_published: true, date }
  expect((['coming', 'past'] as const).filter((one) => isShownUnder(event, one, '2027-03-08'))).toEqual([tab])
})
