import { expect, test } from 'vitest'
import { INITIAL_VIEW, canChange, changeView } from './picture-view.ts'

test('a picture zooms in steps within its limits and rotates by quarter turns', () => {
  expect(canChange(INITIAL_VIEW, 'smaller')).toBe(false)
  expect(changeView(INITIAL_VIEW, 'smaller')).toEqual(INITIAL_VIEW)
  let view = INITIAL_VIEW
  while (canChange(view, 'larger')) view = changeView(view, 'larger')
  expect(changeView(view, 'larger')).toEqual(view)
  expect(changeView(changeView(view, 'smaller'), 'larger')).toEqual(view)
  for (let quarter = 0; quarter < 4; quarter += 1) view = changeView(view, 'turned')
  expect(view.turn).toBe(0)
})
