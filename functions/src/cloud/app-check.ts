import * as logger from 'firebase-functions/logger'
import { firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

/** Whether App Check's token is good: whatever fails, asking for Google's keys included, has not proved it. */
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
