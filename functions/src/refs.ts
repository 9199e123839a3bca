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

const collection = <Name extends keyof Collections>(name: Name) =>
  firestore.collection(name) as CollectionReference<Collections[Name]>

/** Every collection of the product. Nothing else names a path. */
export const refs = {
  users: collection('users'),
  decisions: collection('decisions'),
  emailChanges: collection('emailChanges'),
  firstAdmin: firestore.doc('emailChanges/first-admin') as DocumentReference<FirstAdminDocument>,
  secondFactors: collection('secondFactors'),
  histories: collection('histories'),
  attempts: collection('attempts'),
  userIndex: collection('userIndex'),
  userIndexMeta: firestore.doc('userIndex/meta') as DocumentReference<UserIndexMeta>,
  duplicates: collection('duplicates'),
  uniques: collection('uniques'),
  uniquesKey: firestore.doc('uniques/key') as DocumentReference<UniquesKeyDocument>,
  blogs: collection('blogs'),
  events: collection('events'),
  postVersions: collection('postVersions'),
  pages: collection('pages'),
  versions: collection('versions'),
  arrivals: collection('arrivals'),
  site: collection('site'),
  published: firestore.doc('site/published') as DocumentReference<PublishedDocument>,
  health: firestore.doc('site/health') as DocumentReference<HealthDocument>,
  opening: firestore.doc('site/opening') as DocumentReference<OpeningDocument>,
  files: collection('files'),
  officeFiles: collection('files').doc(OFFICE_FILES),
  messages: collection('messages'),
  volunteers: collection('volunteers'),
  donations: collection('donations'),
  comments: collection('comments'),
  suspects: collection('suspects'),
  savedReplies: collection('savedReplies'),
  intents: collection('intents'),
  audit: collection('audit'),
  rateLimits: collection('rateLimits'),
  mail: collection('mail'),
  removals: collection('removals'),
} satisfies Record<
  | keyof Collections
  | 'firstAdmin'
  | 'userIndexMeta'
  | 'uniquesKey'
  | 'published'
  | 'health'
  | 'opening'
  | 'officeFiles',
  object
>
