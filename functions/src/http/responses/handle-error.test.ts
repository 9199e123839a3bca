import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { joinFieldErrors, redactedStack } from './handle-error.ts'

test('a log entry has the place of the error, but no personal data', () => {
  const stack = redactedStack(new Error('gul.khan@b.example has 13101-1234567-8 (1310112345678)'))
  expect(stack).toMatch(/^Error: … has … \(…\)\n +at .*handle-error\.test\.ts/)
  const inPackage = Object.assign(new Error(), {
    stack: 'at (node_modules/@google-cloud/firestore/index.js:1)',
  })
  expect(redactedStack(inPackage)).toBe(inPackage.stack)
})

test('an error of the Urdu of a text, or of an item, has the label of its field', () => {
  const errors = { 'ur.description': ['No.'], 'reasons[0].id': ['No.'] }
  expect(joinFieldErrors(errors, en)).toBe(`Description in Urdu: No. ${en.label.reasons}: No.`)
})
