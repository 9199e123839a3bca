import { profileSchema } from 'domain/schemas/registration.ts'
import type { User } from 'domain/user.ts'
import type { Language } from 'domain/texts/languages.ts'
import { audit } from '../audit/audit.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { declareRemoval, removeDeclared } from '../intents/intents.ts'
import { refs } from '../refs.ts'
import { findUnkept } from '../users/attempts.ts'
import { toUser } from '../users/to-user.ts'
import { updateUserIndex } from '../users/user-index.ts'
import { changeApplication, type SentChange } from './change-application.ts'
import { documentPath } from './identity-documents.ts'

/**
 * Removes a user's profile picture and its file. Without a picture it writes nothing.
 * @throws HttpError 401, 403 or 404
 */
export async function removeProfilePicture(uid: string, now = new Date().toISOString()): Promise<void> {
  const authorization = { uid, action: 'profile:change', owner: uid } as const
  const removal = await transactAs(authorization, 'remove profile picture', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) throw notFound()
    const path = documentPath(uid, 'profile_image', user.profile_image)
    if (!path) return undefined
    const [isUnkept] = await findUnkept(tx, uid, [user.profile_image])
    const next = { ...user, profile_image: '', revision: user.revision + 1 }
    tx.update(refs.users.doc(uid), { profile_image: '', revision: next.revision })
    updateUserIndex(tx, uid, user, next)
    audit(tx, { actor: uid, action: 'user:change', target: uid, at: now, details: ['profile_image'] })
    const intent = isUnkept && declareRemoval(tx, [path], now)
    return intent && { intent, path }
  })
  // the sweep does it if this fails
  if (removal) await removeDeclared(removal.intent, [removal.path]).catch(() => {})
}

/**
 * Changes what members may change themselves; approved identity fields stay. If nothing changes, nothing is written.
 * @throws HttpError naming every field that is wrong; 401 or 403 if the right was withdrawn
 */
export async function changeProfile(
  uid: string,
  sent: SentChange,
  now = new Date().toISOString(),
): Promise<User> {
  const user = await changeApplication({
    uid,
    sent,
    schema: profileSchema,
    permission: 'profile:change',
    action: 'user:change',
    derive: ({ revision }, changed) => (changed.length > 0 ? { revision: revision + 1 } : undefined),
    now,
  })
  return toUser(uid, user)
}

/** Stores the language of a user's dashboard and e-mails. @throws HttpError 401, 403 or 404 */
export const changeLanguage = (
  uid: string,
  language: Language,
  now = new Date().toISOString(),
): Promise<{ language: Language }> =>
  transactAs({ uid, action: 'language:change', owner: uid }, 'change language', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) throw notFound()
    if (!user.language_chosen || user.language !== language)
      tx.update(refs.users.doc(uid), { language, language_chosen: true })
    if (user.language !== language)
      audit(tx, { actor: uid, action: 'user:change', target: uid, at: now, details: ['language'] })
    return { language }
  })
