import { expect, test } from 'vitest'
import { isNewEnough } from './node-version.mjs'

test.for(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s is new enough', (version) => {
  expect(isNewEnough(version)).toBe(true)
})

test.for(['20.18.3', '18.20.0'])('Node %s is too old', (version) => {
  expect(isNewEnough(version)).toBe(false)
})
