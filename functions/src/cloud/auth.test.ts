import { getAuth } from 'firebase-admin/auth'
import { expect, test, vi } from 'vitest'
import { verifyToken } from './auth.ts'
import { firebaseApp } from './firebase.ts'

// The emulator looks at revocation whether it is asked to or not, so no other test can tell.
test('a token is verified together with its revocation', async () => {
  const asked = vi.spyOn(getAuth(firebaseApp), 'verifyIdToken').mockRejectedValue(new Error('asked'))
  await expect(verifyToken('a token')).rejects.toThrow('asked')
  expect(asked).toHaveBeenCalledWith('a token', true)
})
