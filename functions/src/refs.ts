import { KEPT_IN_COLLECTION } from 'domain/retention/kept.ts'
import type { Collections } from 'domain/stored/collections.ts'
import type { FirstAdminDocument } from 'domain/stored/email-change.ts'
import type { OpeningDocument } from 'domain/stored/site/opening.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { PublishedDocument } from 'domain/stored/site/published.ts'
import { OFFICE_FILES } from 'domain/files/stored-file.ts'
import type { UniquesKeyDocument } from 'domain/stored/unique.ts'
import type { UserIndexMeta } from 'domain/stored/user-index.ts'
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { firestore } from './cloud/store.ts'

/** Every collection by its name. */
const collections = Object.fromEntries(
  Object.keys(KEPT_IN_COLLECTION).map((name) => [name, firestore.collection(name)]),
) as { [Name in keyof Collections]: CollectionReference<Collections[Name]> }

/** Every collection of the product, and the documents of them that have a type of their own. Nothing else names a path. */
export const refs = {
  ...collections,
  firstAdmin: firestore.doc('emailChanges/first-admin') as DocumentReference<FirstAdminDocument>,
  userIndexMeta: firestore.doc('userIndex/meta') as DocumentReference<UserIndexMeta>,
  uniquesKey: firestore.doc('uniques/key') as DocumentReference<UniquesKeyDocument>,
  published: firestore.doc('site/published') as DocumentReference<PublishedDocument>,
  health: firestore.doc('site/health') as DocumentReference<HealthDocument>,
  opening: firestore.doc('site/opening') as DocumentReference<OpeningDocument>,
  officeFiles: collections.files.doc(OFFICE_FILES),
}
