import type { AuditLine } from 'domain/stored/audit.ts'
import { expect, test } from 'vitest'
import { groupLines } from './group-lines.ts'

const line = (id: string, at: string, rest: Partial<AuditLine> = {}): AuditLine => ({
  id,
  at,
  actor: 'mehreen',
  actor_name: 'Mehreen Abbasi',
  action: 'document:view',
  target: id,
  target_name: '',
  details: [],
  ...rest,
})
const grouped = (lines: AuditLine[]) => groupLines(lines).map((group) => group.lines.map(({ id }) => id))

test('lines of one person with one action in one hour of the office are one group, also with others between', () => {
  expect(
    grouped([
      line('a', '2026-03-12T05:52:00.000Z'),
      line('b', '2026-03-12T05:42:00.000Z', { action: 'user:approve' }),
      line('c', '2026-03-12T05:30:00.000Z', { actor: 'nasreen' }),
      line('d', '2026-03-12T05:20:00.000Z'),
      // ten o'clock in the office begins at 05:00 UTC
      line('e', '2026-03-12T04:59:59.999Z'),
      line('f', '2026-03-11T05:20:00.000Z'),
    ]),
  ).toEqual([['a', 'd'], ['b'], ['c'], ['e'], ['f']])
})

test('lines of visitors stay single', () => {
  const visitor = { actor: 'visitor', action: 'message:send' } as const
  const lines = [
    line('a', '2026-03-12T05:52:00.000Z', visitor),
    line('b', '2026-03-12T05:51:00.000Z', visitor),
  ]
  expect(grouped(lines)).toEqual([['a'], ['b']])
})

test('a group has the day of the office', () => {
  expect(groupLines([line('a', '2026-03-11T19:00:00.000Z')])[0]?.day).toBe('2026-03-12')
})
