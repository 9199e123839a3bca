import { expect, test } from 'vitest'
import { isEventProcess } from './raw-bodies.ts'

test('only a process for events has its bodies parsed', () => {
  for (const type of ['cloudevent', 'event'])
    expect(isEventProcess({ FUNCTION_SIGNATURE_TYPE: type }), type).toBe(true)
  for (const type of ['http', 'typed', ''])
    expect(isEventProcess({ FUNCTION_SIGNATURE_TYPE: type }), type).toBe(false)
  expect(isEventProcess({})).toBe(false)
})
