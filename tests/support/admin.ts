import { expect } from 'vitest'
import { localSecrets } from '../../emulators/functions-env.mjs'
import { needed, tokenOf } from './client.ts'

// what the functions' runtime would set; the services run in this process
Object.assign(process.env, { WEB_API_KEY: 'local', ...localSecrets })
needed('FIRESTORE_EMULATOR_HOST')

const { refs } = await import('../../functions/src/refs.ts')
const { listFiles } = await import('../../functions/src/cloud/files.ts')
const { firebaseApp } = await import('../../functions/src/cloud/firebase.ts')
const { getAuth } = await import('firebase-admin/auth')

export { refs }
export const auth = getAuth(firebaseApp)

/** The seeded admin's ID token. */
export const adminToken = (): Promise<string> =>
  tokenOf({ email: 'admin@chamber.example', password: 'Admin#2026' })

/** How much of everything that a registration could leave behind is stored. */
export async function counts() {
  const size = async (name: 'users' | 'uniques' | 'intents' | 'audit' | 'mail' | 'blogs' | 'events') =>
    (await refs[name].count().get()).data().count
  const meta = (await refs.userIndexMeta.get()).data()
  return {
    users: await size('users'),
    uniques: await size('uniques'),
    intents: await size('intents'),
    audit: await size('audit'),
    mail: await size('mail'),
    indexed: Object.values(meta?.sizes ?? {}).reduce((sum, users) => sum + users, 0),
    authUsers: (await auth.listUsers(1000)).users.length,
    files: (await listFiles('identity/')).length,
    blogs: await size('blogs'),
    events: await size('events'),
    pictures: (await listFiles('media/')).length,
  }
}

/** Runs something that must not store anything, and proves it by counting. */
export async function storingNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = await counts()
  const result = await work()
  expect(await counts()).toEqual(before)
  return result
}

/** The seeded team member's ID token. */
export const teamToken = (): Promise<string> =>
  tokenOf({ email: 'team@chamber.example', password: 'Team#2026' })
