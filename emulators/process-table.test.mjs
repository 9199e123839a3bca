import { expect, test } from 'vitest'
import { descendants, parsePs, parseStat, processTable } from './process-table.mjs'

test('this process is in the table, under its parent', () => {
  expect(processTable().find((entry) => entry.pid === process.pid)).toMatchObject({ parent: process.ppid })
})

test('a command with brackets and spaces in its name is read', () => {
  const after = 'S 41 42 42 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 987654 0'
  expect(parseStat(`42 (a (strange) name) ${after}`, 'a')).toEqual([
    { pid: 42, parent: 41, started: '987654', command: 'a' },
  ])
  expect(parseStat(`42 (gone) ${after.replace('S', 'Z')}`, '')).toEqual([])
})

test('the table of macOS is read', () => {
  expect(
    parsePs('  1     0 Sat Nov  1 09:00:00 2026     /sbin/launchd\n42 1 Sat Nov 21 10:00:01 2026 node a b\n'),
  ).toEqual([
    { pid: 1, parent: 0, started: 'Sat Nov 1 09:00:00 2026', command: '/sbin/launchd' },
    { pid: 42, parent: 1, started: 'Sat Nov 21 10:00:01 2026', command: 'node a b' },
  ])
})

test('descendants are found through every generation', () => {
  const table = [
    { pid: 1, parent: 0 },
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 4, parent: 0 },
  ].map((entry) => ({ ...entry, started: '', command: '' }))
  expect(descendants([1], table).map((entry) => entry.pid)).toEqual([2, 3])
})
