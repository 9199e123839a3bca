import * as logger from 'firebase-functions/logger'
import { firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

/** Returns whether an App Check token is valid. Any failure counts as invalid, also if Google's keys cannot be fetched. */
export async function isAppCheckValid(token: string): Promise<boolean> {
  const { getAppCheck } = await import('firebase-admin/app-check')
  return callOut('app check', () => getAppCheck(firebaseApp).verifyToken(token)).then(
    () => true,
    (error: unknown) => {
      logger.warn('App Check refused a token', error instanceof Error ? error.message : typeof error)
      return false
    },
  )
}
