import { expect, test } from 'vitest'
import { dotted } from './to-svg.ts'

test('adjacent holes form one line, which ends a little after its last dot', () => {
  expect(dotted('M5 5h0M15 5h0M25 5h0M45 5h0M5 15h0')).toBe('m5 5h21m19 0h1m-41 10h1')
})

test('without holes there is no line', () => {
  expect(dotted('')).toBe('')
})
