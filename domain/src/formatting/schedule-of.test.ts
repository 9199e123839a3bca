import { expect, test } from 'vitest'
import { scheduleOf } from './schedule-of.ts'

test('lines that begin with a time are the schedule, with the lines below them', () => {
  const { words, items } = scheduleOf(
    'Bring a piece.\r\n\r\n09:30 Tea\r\nAt the west door.\nWith milk.\n9.45 Costs\n\nCome early.',
  )
  expect(words).toBe('Bring a piece.\n\n\nCome early.')
  expect(items).toEqual([
    { time: '09:30', title: 'Tea', text: 'At the west door.\nWith milk.' },
    { time: '9.45', title: 'Costs', text: '' },
  ])
})

test.each(['Doors at 09:30 sharp.', '25:00 is no time', '09:30', '1,200 visitors came', '10:000 shawls'])(
  'a text without a schedule: %s',
  (line) => {
    expect(scheduleOf(line)).toEqual({ words: line, items: [] })
  },
)
