import { readFileSync } from 'node:fs'
import { MAP_ORIGIN } from 'domain/values/map-address.ts'
import { expect, test } from 'vitest'
import { fromRoot } from './paths.ts'

test('the policy allows only the frames of maps that the office may use', () => {
  const policies = readFileSync(fromRoot('firebase.json'), 'utf8').match(/frame-src [^;"]*/g)
  expect(policies).toEqual([`frame-src ${MAP_ORIGIN}`])
})
