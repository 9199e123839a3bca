import { expect, test } from 'vitest'
import { fillIn, valuesIn } from './fill-in.ts'

test('the values of a saved reply are filled in, and what is not known stays', () => {
  const text = 'Dear {name}, come to {next event}, or call {office phone}. {Name} {$&}'
  const values = { name: 'Sadia $1 {name}', 'next event': '', 'office phone': '0992 1' }
  const filled = fillIn(text, values)
  expect(filled).toBe('Dear Sadia $1 {name}, come to {next event}, or call 0992 1. {Name} {$&}')
  expect(valuesIn('{next event} {next event} {other}')).toEqual(['{next event}'])
})
