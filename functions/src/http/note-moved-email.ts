import { merge } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Returns the reference of the intent to compare a user's e-mail address in Auth with the stored one. */
export const restoreIntent = (uid: string) => refs.intents.doc(`restore-${uid}`)

/** Notes that Auth may have another e-mail address than we do. The job of the next minute compares them (`restoreEmail`). */
export const noteMovedEmail = (uid: string, now = new Date().toISOString()): Promise<void> =>
  merge(restoreIntent(uid), { kind: 'restore', state: 'open', uid, paths: [], due: now })
