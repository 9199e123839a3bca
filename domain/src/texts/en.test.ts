import { expect, test } from 'vitest'
import { en } from './en.ts'

// these sentences are fixed word for word; other tests compare with `en` itself
test('messages of success and failure match the specification word for word', () => {
  expect(en.login).toEqual({
    invalid: 'Please fill in all required fields correctly',
    failed: 'Login failed. Please check your credentials.',
    error: 'An error occurred during login. Please try again.',
    success: 'Successfully logged in!',
  })
  expect(en.field.passwordsDiffer).toBe('Passwords do not match!')
  expect(en.register).toMatchObject({
    documentsRequired: 'CNIC front and back images are required!',
    failed: 'Registration failed. Please try again.',
    error: 'An error occurred during registration. Please try again.',
    success: 'Registration successful! Please wait for admin approval.',
  })
  expect(en.passwordReset.invalid).toBe('Empty field is not allowed!')
  expect(en.requiredFields).toBe('Please fill in all required fields')
  expect(en.server.unreachable).toBe('Error connecting to the server')
  expect(en.users).toMatchObject({
    fetchFailed: 'Failed to fetch users',
    fetchError: 'Error fetching users',
    approveFailed: 'Failed to approve user',
    approveError: 'Error approving user',
    deleteFailed: 'Failed to delete user',
    deleteError: 'Error deleting user',
    approved: 'User approved successfully',
    deleted: 'User deleted successfully',
    deleteConfirm: 'Are you sure you want to delete this user?',
  })
})

test.each([
  ['blog', en.blogs],
  ['event', en.events],
])('the messages for a %s match the specification word for word', (noun, texts) => {
  const Noun = noun === 'blog' ? 'Blog' : 'Event'
  // not in the specification
  const { changed: _ours, ...agreed } = texts
  expect(agreed).toEqual({
    fetchFailed: `Failed to fetch ${noun}s`,
    createFailed: `Failed to create ${noun}`,
    updateFailed: `Failed to update ${noun}`,
    deleteFailed: `Failed to delete ${noun}`,
    created: `${Noun} created successfully`,
    updated: `${Noun} updated successfully`,
    deleted: `${Noun} deleted successfully`,
    deleteConfirm: `Are you sure you want to delete this ${noun}?`,
  })
})
