import { expect, test } from 'vitest'
import { AS_IT_CAME, canLook, looked } from './viewing.ts'

test('a picture grows and shrinks by steps, no further than they go, and turns round in four', () => {
  expect(canLook(AS_IT_CAME, 'smaller')).toBe(false)
  expect(looked(AS_IT_CAME, 'smaller')).toEqual(AS_IT_CAME)
  let viewing = AS_IT_CAME
  while (canLook(viewing, 'larger')) viewing = looked(viewing, 'larger')
  expect(looked(viewing, 'larger')).toEqual(viewing)
  expect(looked(looked(viewing, 'smaller'), 'larger')).toEqual(viewing)
  for (let quarter = 0; quarter < 4; quarter += 1) viewing = looked(viewing, 'turned')
  expect(viewing.turn).toBe(0)
})
