import { deepEqual } from 'node:assert/strict'
import { localSecrets } from '../../emulators/config/functions-env.ts'
import { type Account, ADMIN, TEAM } from './accounts.ts'
import { tokenOf } from './client.ts'
import { requireEnv } from './environment.ts'

// sets the variables of the functions' runtime; the services run in this process
Object.assign(process.env, { WEB_API_KEY: 'local', ...localSecrets })
requireEnv('FIRESTORE_EMULATOR_HOST')

const { refs } = await import('../../functions/src/refs.ts')
const { listFiles } = await import('../../functions/src/cloud/files.ts')
const { firebaseApp } = await import('../../functions/src/cloud/firebase.ts')
const { getAuth } = await import('firebase-admin/auth')

export { refs }
export const auth = getAuth(firebaseApp)

/** Milliseconds after which tests sign in again, before sensitive calls ask for it. */
export const FRESH_MS = 8 * 60_000
const signIns = new Map<Account, { at: number; token: Promise<string> }>()

function freshTokenOf(account: Account): Promise<string> {
  const known = signIns.get(account)
  if (known && Date.now() - known.at < FRESH_MS) return known.token
  const token = tokenOf(account)
  signIns.set(account, { at: Date.now(), token })
  return token
}

/** Returns an ID token of the seeded admin, the same for some minutes. */
export const adminToken = (): Promise<string> => freshTokenOf(ADMIN)

/** Returns an ID token of the seeded team member, the same for some minutes. */
export const teamToken = (): Promise<string> => freshTokenOf(TEAM)

// single documents, counters, and documents that a changed user or list may leave
const {
  userIndex: _userIndex,
  userIndexMeta: _meta,
  uniquesKey: _key,
  published: _published,
  health: _health,
  opening: _opening,
  site: _site,
  files: _files,
  officeFiles: _officeFiles,
  versions: _versions,
  arrivals: _arrivals,
  rateLimits: _rates,
  decisions: _decisions,
  histories: _histories,
  emailChanges: _changes,
  firstAdmin: _link,
  ...counted
} = refs
const COUNTED = Object.keys(counted) as (keyof typeof counted)[]

/** Counts everything that a registration or a post can store. */
export async function counts() {
  const [meta, { users: authUsers }, files, pictures, ...sizes] = await Promise.all([
    refs.userIndexMeta.get(),
    auth.listUsers(1000),
    listFiles('identity/'),
    listFiles('media/'),
    ...COUNTED.map(async (name) => (await refs[name].count().get()).data().count),
  ])
  return {
    ...(Object.fromEntries(COUNTED.map((name, n) => [name, sizes[n]])) as Record<
      keyof typeof counted,
      number
    >),
    indexed: Object.values(meta.data()?.sizes ?? {}).reduce((sum, users) => sum + users, 0),
    authUsers: authUsers.length,
    files: files.length,
    pictures: pictures.length,
  }
}

export type Counts = Awaited<ReturnType<typeof counts>>

/** Returns the counts after one more registration with two pictures. */
export const withOneMore = (before: Counts): Counts => ({
  ...before,
  users: before.users + 1,
  uniques: before.uniques + 3,
  audit: before.audit + 1,
  mail: before.mail + 1,
  indexed: before.indexed + 1,
  duplicates: before.duplicates + 1,
  authUsers: before.authUsers + 1,
  files: before.files + 2,
})

/** Runs `work` and expects, by counting, that it stores nothing. */
export async function storingNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = await counts()
  const result = await work()
  deepEqual(await counts(), before)
  return result
}
