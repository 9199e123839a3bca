import type { Language } from 'domain/texts/languages.ts'
import { audit } from '../audit/audit.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'

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
