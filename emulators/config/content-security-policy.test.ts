import { readFileSync } from 'node:fs'
import { MAP_ORIGIN } from 'domain/values/map-address.ts'
import { expect, test } from 'vitest'
import { fromRoot } from './paths.ts'

test('the policy lets pages frame the maps that the office may name, and nothing else', () => {
  const policies = readFileSync(fromRoot('firebase.json'), 'utf8').match(/frame-src [^;"]*/g)
  expect(policies).toEqual([`frame-src ${MAP_ORIGIN}`])
})
