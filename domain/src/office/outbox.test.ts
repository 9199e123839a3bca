import { expect, test } from 'vitest'
import { type ListedMail, mailStandingOf } from './outbox.ts'

const NOW = new Date('2026-03-12T09:00:00.000Z')
const [AGO, BEFORE, SOON] = [
  '2026-03-12T08:40:00.000Z',
  '2026-03-12T08:59:00.000Z',
  '2026-03-12T09:01:00.000Z',
]

test.each<[ReturnType<typeof mailStandingOf>, Partial<ListedMail>]>([
  ['sent', { state: 'sent', attempts: 1, next: '' }],
  ['failed', { state: 'failed', attempts: 28, next: '' }],
  ['held', { next: SOON }],
  ['limited', { template: 'received', next: SOON }],
  ['limited', { template: 'donationPledged', next: SOON }],
  ['held', { template: 'donationReceived', next: SOON }],
  ['waiting', {}],
  ['late', { createdAt: AGO }],
  ['retried', { createdAt: AGO, attempts: 3, next: SOON }],
  ['retried', { createdAt: AGO, attempts: 3, next: BEFORE }],
  ['sending', { state: 'sending', attempts: 1, next: SOON }],
  ['sending', { state: 'delivering', attempts: 1, next: SOON }],
  ['late', { state: 'sending', attempts: 1, next: BEFORE }],
  ['unknown', { state: 'unknown', attempts: 1, next: '' }],
])('a mail has the state %s: %j', (standing, change) => {
  const mail = {
    template: 'approved',
    state: 'queued',
    attempts: 0,
    next: '',
    createdAt: BEFORE,
    ...change,
  } as const
  expect(mailStandingOf(mail, NOW)).toBe(standing)
})
