import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { useFirestore } from 'reactfire'
import { emailChange } from './queries.ts'
import { type Live, useLiveDocument, type WithId } from './use-live.ts'

/** Where the change of her e-mail address stands, live. @param key names her and her claims */
export function useEmailChange(uid: string, key: string): Live<WithId<EmailChangeDocument> | null> {
  const db = useFirestore()
  return useLiveDocument(`e-mail of ${key}`, emailChange(db, uid))
}
