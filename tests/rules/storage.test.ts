import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The local suite may run without the official Storage rules runtime, and then a request could not tell a
// wrong rule from a right one. So the text itself is what is tested: one match, everything denied.
test('storage.rules denies every read and write of every path', () => {
  const rules = readFileSync('storage.rules', 'utf8')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(rules).toBe(
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if false; } } }",
  )
})
