import { expect, test } from 'vitest'
import { redactedStack } from './handle-error.ts'

test('a log entry has the place of the error, but no personal data', () => {
  const stack = redactedStack(new Error('gul.khan@b.example has 13101-1234567-8 (1310112345678)'))
  expect(stack).toMatch(/^Error: … has … \(…\)\n +at .*handle-error\.test\.ts/)
  const inPackage = Object.assign(new Error(), {
    stack: 'at (node_modules/@google-cloud/firestore/index.js:1)',
  })
  expect(redactedStack(inPackage)).toBe(inPackage.stack)
})
