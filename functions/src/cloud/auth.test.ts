import { getAuth } from 'firebase-admin/auth'
import { expect, test, vi } from 'vitest'
import { verifyToken } from './auth.ts'
import { firebaseApp } from './firebase.ts'

// The emulator always checks revocation, so no other test can detect this.
test('token verification includes revocation', async () => {
  const asked = vi.spyOn(getAuth(firebaseApp), 'verifyIdToken').mockRejectedValue(new Error('asked'))
  await expect(verifyToken('a token')).rejects.toThrow('asked')
  expect(asked).toHaveBeenCalledWith('a token', true)
})
