import { getStorage } from 'firebase-admin/storage'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firebaseApp } from '../cloud/firebase.ts'
import { callOut } from '../cloud/outgoing.ts'
import { updateIfThere } from '../cloud/store.ts'
import { backupKey } from '../env.ts'
import { refs } from '../refs.ts'
import { backUp } from './back-up.ts'
import { connect } from './project.ts'

/** Returns the name of the bucket with the copies of the files. */
export const copiesOf = (project: string): string => `${project}-copies`

/** Returns the name of the bucket with the copies of the accounts. A rule of the bucket deletes them after seven days. */
export const accountCopiesOf = (project: string): string => `${project}-accounts`

/** Names an archive by its time, since none may be overwritten: the function may only add files to this bucket. */
const nameOf = (now: Date): string => now.toISOString().replaceAll(':', '-')

/**
 * Copies all accounts with their password hashes into an archive (`npm run restore` reads it), and the archive into a bucket of its
 * own. No backup of Google has the accounts.
 * Afterwards `site/health` says when.
 * @returns how many there are
 * @throws where the key or the bucket is missing
 */
export async function copyAccounts(now: Date): Promise<number> {
  const id = firebaseApp.options.projectId ?? ''
  const bucket = getStorage(firebaseApp).bucket(accountCopiesOf(id))
  const path = join(tmpdir(), `accounts-${now.getTime()}`)
  try {
    const project = await connect(id, { bucket, secret: async () => backupKey.value().trim() })
    const { people } = await callOut('auth copy', () => backUp(project, path, { only: 'people' }))
    await callOut('storage copy', () => bucket.upload(path, { destination: nameOf(now), resumable: false }))
    await updateIfThere(refs.health, { accountsCopiedAt: now.toISOString() })
    return people
  } finally {
    await rm(path, { force: true })
    await rm(`${path}.part`, { force: true })
  }
}
