import { setMaxListeners } from 'node:events'
import { getStorage } from 'firebase-admin/storage'
import { connect, type Project } from '../../src/backup/project.ts'
import { firebaseApp } from '../../src/cloud/firebase.ts'
import { type CallGoogle, googleClient, orUndefined } from '../../src/cloud/google-api.ts'
import { keyFingerprint } from '../../src/users/key-fingerprint.ts'
import { bucketOf } from '../production/read/rules.ts'

/** Opens a project with the rights of who signed in. The emulators are used if the environment names them. @throws without credentials */
export async function openProject(id: string): Promise<Project> {
  // the client of Storage adds more to the stream of one file than Node expects, and Node would warn at each file
  setMaxListeners(50)
  const given = (name: string) => process.env[name]?.trim() ?? ''
  if (process.env['FIRESTORE_EMULATOR_HOST'])
    return connect(id, {
      bucket: getStorage(firebaseApp).bucket(`${id}.appspot.com`),
      secret: async (name) => given(name),
    })
  const callGoogle = await googleClient(id)
  return connect(id, {
    bucket: getStorage(firebaseApp).bucket(await bucketOf(id, callGoogle)),
    secret: async (name) => given(name) || (await storedSecret(id, name, callGoogle)),
  })
}

async function storedSecret(project: string, name: string, callGoogle: CallGoogle): Promise<string> {
  const address = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`
  const version = await orUndefined(callGoogle<{ payload?: { data?: string } }>(address))
  return Buffer.from(version?.payload?.data ?? '', 'base64')
    .toString()
    .trim()
}

/** Returns the fingerprint of the key with which the project reserves addresses and CNICs. */
export async function markOf(project: Project): Promise<string> {
  const key = await project.secret('UNIQUES_KEY')
  return key && keyFingerprint(key)
}
