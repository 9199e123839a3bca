import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowAppCheck, missingForAppCheck } from './policy.ts'

const ALL = [
  'script-src https://www.google.com/recaptcha/',
  'script-src https://www.gstatic.com/recaptcha/',
  'connect-src https://content-firebaseappcheck.googleapis.com',
  'connect-src https://www.google.com/recaptcha/',
  'frame-src https://www.google.com/recaptcha/',
]

test('the policy of firebase.json allows App Check only once the deployment has added it, each source in its own directive', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { headers: { headers: { value: string }[] }[] }
  }
  const policy = hosting.headers[0]?.headers[0]?.value ?? ''
  expect(missingForAppCheck(policy)).toEqual(ALL)
  const allowed = allowAppCheck(policy)
  expect(missingForAppCheck(allowed)).toEqual([])
  expect(allowed).toContain('frame-src https://www.openstreetmap.org https://www.google.com/recaptcha/')
  expect(allowed.match(/frame-src/g)).toHaveLength(1)
  expect(allowed).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-[^' ]+' https:\/\/www\.google\.com\/recaptcha\//,
  )
  expect(allowAppCheck(allowed)).toBe(allowed)
})

test('a second directive of the same name does not count, as in browsers', () => {
  const policy = allowAppCheck("default-src 'none'").replace(
    'frame-src',
    'frame-src https://a.example; frame-src',
  )
  expect(missingForAppCheck(policy)).toEqual(['frame-src https://www.google.com/recaptcha/'])
  expect(missingForAppCheck('frame-src https://www.google.com/recaptcha/evil/')).toHaveLength(5)
})
