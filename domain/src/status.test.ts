import { expect, test } from 'vitest'
import { deriveStatus, shownStatus, statusFields } from './status.ts'

test.each([
  ['pending', { status: 'pending', is_approved: false, is_rejected: false }],
  ['approved', { status: 'approved', is_approved: true, is_rejected: false }],
  ['rejected', { status: 'rejected', is_approved: false, is_rejected: true }],
] as const)('the status %s is stored as three fields and read back', (status, fields) => {
  expect(statusFields(status)).toEqual(fields)
  expect(deriveStatus(fields)).toBe(status)
})

test('approved takes precedence over rejected', () => {
  expect(deriveStatus({ is_approved: true, is_rejected: true })).toBe('approved')
})

test('without either flag a user is pending', () => {
  expect(deriveStatus({})).toBe('pending')
})

test('a rejection is shown as one that needs a correction, unless it is final', () => {
  const rejected = statusFields('rejected')
  expect(shownStatus({ ...rejected, is_final: false })).toBe('needsCorrection')
  expect(shownStatus({ ...rejected, is_final: true })).toBe('rejected')
  const approved = { ...statusFields('approved'), is_final: false }
  expect(shownStatus({ ...approved, suspended: null })).toBe('approved')
  expect(shownStatus({ ...approved, suspended: { at: '', by: '', reason: '' } })).toBe('suspended')
})
