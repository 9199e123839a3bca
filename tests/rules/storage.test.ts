import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The local suite may run without the official Storage rules runtime. Then a request could not tell a wrong rule
// from a right one, so this test checks the text: one match, everything denied.
test('storage.rules denies every read and write of every path', () => {
  const rules = readFileSync('storage.rules', 'utf8')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(rules).toBe(
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if false; } } }",
  )
})
