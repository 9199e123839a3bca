import type { Bucket } from '@google-cloud/storage'
import { getStorage } from 'firebase-admin/storage'
import { firebaseApp } from '../../src/cloud/firebase.ts'
import { keyFingerprint } from '../../src/users/key-fingerprint.ts'
import { type CallGoogle, googleClient, orUndefined } from '../production/google-api.ts'
import { bucketOf } from '../production/read/rules.ts'
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

/** The path before each document. */
export const documentsOf = (project: string): string => `projects/${project}/databases/(default)/documents`

/** Opens a project. The emulators are used if the environment names them. @throws without credentials */
export async function openProject(id: string): Promise<Project> {
  const firestore = `firestore.googleapis.com/v1/${documentsOf(id)}`
  const auth = `identitytoolkit.googleapis.com/v1/projects/${id}/accounts`
  const { FIRESTORE_EMULATOR_HOST: database, FIREBASE_AUTH_EMULATOR_HOST: accounts } = process.env
  const given = (name: string) => process.env[name]?.trim() ?? ''
  if (database && accounts) {
    const owner = async () => 'owner'
    return {
      id,
      firestore: await googleClient(id, {
        origin: `http://${firestore.replace(/^[^/]+/, database)}`,
        token: owner,
      }),
      auth: await googleClient(id, { origin: `http://${accounts}/${auth}`, token: owner }),
      bucket: getStorage(firebaseApp).bucket(`${id}.appspot.com`),
      secret: async (name) => given(name),
      passwordHash: async () => ({}),
    }
  }
  const callGoogle = await googleClient(id)
  return {
    id,
    firestore: await googleClient(id, { origin: `https://${firestore}` }),
    auth: await googleClient(id, { origin: `https://${auth}` }),
    bucket: getStorage(firebaseApp).bucket(await bucketOf(id, callGoogle)),
    secret: async (name) => given(name) || (await storedSecret(id, name, callGoogle)),
    passwordHash: () => readPasswordHash(id, callGoogle),
  }
}

async function storedSecret(project: string, name: string, callGoogle: CallGoogle): Promise<string> {
  const address = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`
  const version = await orUndefined(callGoogle<{ payload?: { data?: string } }>(address))
  return Buffer.from(version?.payload?.data ?? '', 'base64')
    .toString()
    .trim()
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

/** Returns the fingerprint of the key with which the project reserves addresses and CNICs. */
export async function markOf(project: Project): Promise<string> {
  const key = await project.secret('UNIQUES_KEY')
  return key && keyFingerprint(key)
}
