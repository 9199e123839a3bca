import { expect, test } from 'vitest'
import { descendants, parsePs, parseStat, processTable } from './process-table.ts'

test('this process is in the table, under its parent', () => {
  expect(processTable().find((entry) => entry.pid === process.pid)).toMatchObject({ parent: process.ppid })
})

test('a command name with brackets and spaces is parsed', () => {
  const after = 'S 41 42 42 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 987654 0'
  expect(parseStat(`42 (a (strange) name) ${after}`)).toEqual([{ pid: 42, parent: 41, started: '987654' }])
})

test('a zombie process is left out', () => {
  expect(parseStat('42 (gone) Z 41 42 42 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 987654 0')).toEqual([])
})

test('the table of macOS is parsed', () => {
  expect(parsePs('  1     0 Sat Nov  1 09:00:00 2026\n42 1 Sat Nov 21 10:00:01 2026\n')).toEqual([
    { pid: 1, parent: 0, started: 'Sat Nov 1 09:00:00 2026' },
    { pid: 42, parent: 1, started: 'Sat Nov 21 10:00:01 2026' },
  ])
})

test('descendants of every generation are found', () => {
  const parents = { 1: 0, 2: 1, 3: 2, 4: 0 }
  const table = Object.entries(parents).map(([pid, parent]) => ({ pid: Number(pid), parent, started: '' }))
  expect(descendants([1], table).map(({ pid }) => pid)).toEqual([2, 3])
})
