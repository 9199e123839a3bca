import type { Bucket } from '@google-cloud/storage'
import { type CallGoogle, googleClient } from '../cloud/google-api.ts'
import type { ArchivedPerson } from './archive.ts'

/** A project whose data is copied, in Google's cloud or in the emulators. */
export interface Project {
  id: string
  /** Calls Firestore. The address begins after `/documents`, such as `:runQuery`. */
  firestore: CallGoogle
  /** Calls Firebase Auth. The address begins after `/accounts`, such as `:batchGet`. */
  auth: CallGoogle
  bucket: Bucket
  /** Reads a secret, without spaces around it; '' where there is none. */
  secret: (name: string) => Promise<string>
  /** Reads with what passwords are hashed. The emulators have nothing of the kind. */
  passwordHash: () => Promise<Record<string, unknown>>
}

/** How far a restore is. Only a project that is being restored has this document. */
export const PROGRESS = 'restores/running'

/** Returns the path before each document. */
export const documentsOf = (project: string): string => `projects/${project}/databases/(default)/documents`

/**
 * Connects to Firestore and Firebase Auth of a project, or of the emulators if the environment names them.
 * @param own its bucket, and how its secrets are read
 * @throws without credentials
 */
export async function connect(id: string, own: Pick<Project, 'bucket' | 'secret'>): Promise<Project> {
  const firestore = `firestore.googleapis.com/v1/${documentsOf(id)}`
  const auth = `identitytoolkit.googleapis.com/v1/projects/${id}/accounts`
  const { FIRESTORE_EMULATOR_HOST: database, FIREBASE_AUTH_EMULATOR_HOST: accounts } = process.env
  if (database && accounts) {
    const token = async () => 'owner'
    return {
      ...own,
      id,
      firestore: await googleClient(id, {
        origin: `http://${firestore.replace(/^[^/]+/, database)}`,
        token,
      }),
      auth: await googleClient(id, { origin: `http://${accounts}/${auth}`, token }),
      passwordHash: async () => ({}),
    }
  }
  return {
    ...own,
    id,
    firestore: await googleClient(id, { origin: `https://${firestore}` }),
    auth: await googleClient(id, { origin: `https://${auth}` }),
    passwordHash: async () => readPasswordHash(id, await googleClient(id)),
  }
}

/** Reads what restoring needs beside the hashes. @throws where Google does not show it, since nobody could sign in */
async function readPasswordHash(project: string, callGoogle: CallGoogle): Promise<Record<string, unknown>> {
  const address = `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`
  const { signIn } = await callGoogle<{
    signIn?: {
      hashConfig?: Record<'algorithm' | 'signerKey' | 'saltSeparator', string> & {
        rounds: number
        memoryCost: number
      }
    }
  }>(address)
  if (!signIn?.hashConfig?.signerKey)
    throw new Error(
      'Google does not show the parameters of the passwords. Sign in as an owner of the project.',
    )
  const { algorithm, ...parameters } = signIn.hashConfig
  return { ...parameters, hashAlgorithm: algorithm }
}

/** Reads a page of users. @param after the token of the page before, '' for the first */
export const readPeople = (
  { auth }: Project,
  after: string,
): Promise<{ users?: ArchivedPerson[]; nextPageToken?: string }> =>
  auth(`:batchGet?maxResults=500${after && `&nextPageToken=${encodeURIComponent(after)}`}`)

interface Found {
  document?: { name: string; fields?: Record<string, object> }
  readTime: string
}

/**
 * Reads documents of all collections and subcollections in the order of their paths.
 * @param after the path of the last one, '' for the first
 * @param readTime a moment of the last hour; undefined for now
 */
export async function readDocuments(
  { id, firestore }: Project,
  { after, limit, readTime }: { after: string; limit: number; readTime?: string },
) {
  const found = await firestore<Found[]>(':runQuery', {
    ...(readTime && { readTime }),
    structuredQuery: {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit,
      ...(after && {
        startAt: { values: [{ referenceValue: `${documentsOf(id)}/${after}` }], before: false },
      }),
    },
  })
  return {
    readTime: found[0]?.readTime ?? '',
    documents: found.flatMap(({ document }) =>
      document
        ? [{ path: document.name.slice(documentsOf(id).length + 1), fields: document.fields ?? {} }]
        : [],
    ),
  }
}
