import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { useFirestore } from 'reactfire'
import { emailChange } from './queries.ts'
import { type Live, useLiveDocument, type WithId } from './use-live.ts'

/** Listens to a user's change of e-mail address. @param key identifies the user and the claims */
export function useEmailChange(uid: string, key: string): Live<WithId<EmailChangeDocument> | null> {
  const db = useFirestore()
  return useLiveDocument(`e-mail of ${key}`, emailChange(db, uid))
}
