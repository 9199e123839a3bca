import { MAX_LENGTH } from 'domain/limits.ts'
import { claimsOf } from 'domain/permissions.ts'
import { statusFields, STATUSES } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { toComputed } from 'domain/user.ts'
import { NO_ANSWERS } from 'domain/user-fields.ts'
import { getAuth } from 'firebase-admin/auth'
import type { DocumentReference } from 'firebase-admin/firestore'
import { firebaseApp } from '../../functions/src/cloud/firebase.ts'
import { find, firestore } from '../../functions/src/cloud/store.ts'
import { localSecrets } from '../config/functions-env.ts'
import { hashedKeys } from '../../functions/src/users/duplicate-keys.ts'
import { SHARD_SIZE } from '../../functions/src/users/shard-size.ts'
import { indexEntry } from '../../functions/src/users/user-index.ts'
import { refs } from '../../functions/src/refs.ts'

// for the keys of possible duplicates; benchmarks have none of these
Object.assign(process.env, { ...localSecrets, ...process.env })

const MINUTE = 60_000
const DISTRICTS = ['Abbottabad', 'Mansehra', 'Haripur', 'Battagram', 'Swat', 'Kohistan']
const TRADES = ['Shawls', 'Honey', 'Preserves', 'Tailoring', 'Nurseries', 'Gems', 'Looms', 'گوٹا']
const FIRST_NAMES =
  `Palwasha Gulnaz Zarmina Shabana زرینہ Nargis Gül Rukhsana Fatima Ayesha Maryam Khadija Zainab Saima Shazia Nasreen
  Hina Sana Sadia Rabia Amna Iqra Bushra Farzana Samina Robina Tahira Zahida Rehana Nadia Shaheen Naheed Sumaira Mehwish Kulsoom Noor
  Hajra Asma Uzma Shabnam`.split(/\s+/)
const LAST_NAMES =
  `Bibi Khan Begum Abbasi Jadoon Tanoli Swati Awan Yousafzai Gujjar Qureshi Shah Malik Mughal Turk Dilazak Tareen Karlal
  Durrani Afridi Hussain Ahmed Akhtar Parveen Gul Siddiqui Butt Mir Raja Satti Utmanzai Mashwani Sardar Rehman Iqbal Nawaz Saleem Anwar
  Rashid Bano`.split(/\s+/)
/** Days on which the sample people were born: forty years. */
const BIRTHDAYS = 14_610
/** Of this many people one gave the first of January, as many do who do not know the day. */
const ONE_IN_JANUARY = 20

/** A document and what is written into it. */
export type Write = [ref: DocumentReference, data: object]
const AT_ONCE = 100

/** Writes in batches, one after the other: the emulator is too slow for thousands at once. */
export async function writeAll(writes: Write[], atOnce = AT_ONCE): Promise<void> {
  for (let from = 0; from < writes.length; from += atOnce) {
    const batch = firestore.batch()
    for (const [ref, data] of writes.slice(from, from + atOnce)) batch.set(ref, data, { merge: true })
    await batch.commit()
  }
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const idOf = (username: string): string => `many-${username}`

/** Returns the uid of a user of `fillUsers`. */
export const idOfMany = (n: number): string => idOf(`many${n}`)

/**
 * Fills the database with users up to `total`, for measuring. Writes only documents and the index: these users have
 * no pictures and cannot sign in.
 * @param change returns what is different about a user, by number
 */
export async function fillUsers(
  total: number,
  change: (n: number) => Partial<UserDocument> = () => ({}),
): Promise<void> {
  const present = (await refs.users.count().get()).data().count
  const users: UserDocument[] = []
  for (let n = present; n < total; n += 1) {
    const user = { ...someUser(n), ...change(n) }
    users.push({ ...user, ...(await toComputed(user)) })
  }
  const meta = (await refs.userIndexMeta.get()).data()
  const sizes: Record<string, number> = { ...meta?.sizes }
  const shards = new Map<string, Record<string, string>>()
  const writes: Write[] = []
  let shard = 0
  for (const user of users) {
    while ((sizes[shard] ?? 0) >= SHARD_SIZE) shard += 1
    sizes[shard] = (sizes[shard] ?? 0) + 1
    const document = { ...user, indexShard: shard }
    const id = idOf(user.username)
    writes.push([refs.users.doc(id), document], [refs.duplicates.doc(id), { keys: hashedKeys(document) }])
    shards.set(String(shard), { ...shards.get(String(shard)), [id]: indexEntry(id, document) })
  }
  await writeAll(writes)
  // a commit holds ten megabytes at most
  const filled = [...shards].map(([name, entries]): Write => [refs.userIndex.doc(name), { users: entries }])
  await writeAll(filled, 10)
  await writeAll([[refs.userIndexMeta, { sizes, version: (meta?.version ?? 0) + 1 }]])
}

/** Most users that Auth imports in one call. */
const MOST_IMPORTED = 1_000

/** Gives every user of `fillUsers` an Auth account with claims, without a password. */
export async function fillAccounts(): Promise<void> {
  const auth = getAuth(firebaseApp)
  const users = await find(refs.users.where('username', '>=', 'many').where('username', '<', 'mano'))
  for (let from = 0; from < users.length; from += MOST_IMPORTED) {
    const some = users.slice(from, from + MOST_IMPORTED)
    const { errors } = await auth.importUsers(
      some.map(({ id, data }) => ({ uid: id, email: data.email, customClaims: { ...claimsOf(data) } })),
    )
    if (errors[0]) throw errors[0].error
  }
}

/** Returns a number that looks random, the same for the same one. */
const scatter = (n: number): number => Math.imul(n + 1, 2_654_435_761) >>> 8

/** Picks the first ones of a list often and the last ones rarely, as names are given. */
const pickOften = (list: readonly string[], n: number): string =>
  pick(list, Math.floor(list.length * ((scatter(n) % 1_000) / 1_000) ** 2))

/** Builds one of many sample people, by number. All are different people. */
export function someUser(n: number): UserDocument {
  const [first_name, last_name] = [pickOften(FIRST_NAMES, n), pickOften(LAST_NAMES, scatter(n))]
  const [business, city] = [pick(TRADES, n * 3), pick(DISTRICTS, n)]
  const day = scatter(n + 1_000_000) % BIRTHDAYS
  const born = new Date(Date.UTC(1962, 0, 1) + day * 24 * 60 * MINUTE).toISOString()
  const role = n % 9 === 0 ? 'team' : 'member'
  const createdAt = new Date(Date.UTC(2026, 0, 1) - n * 17 * MINUTE).toISOString()
  const status = pick(STATUSES, n)
  return {
    ...NO_ANSWERS,
    ...statusFields(status),
    email: `many${n}@chamber.example`,
    username: `many${n}`,
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    phone: `0301 ${String(n).padStart(7, '0')}`,
    business: `${first_name} ${last_name} ${business} ${n}`,
    business_nature: business,
    business_address: city,
    address: city,
    city,
    role,
    designation: role === 'team' ? 'Helper' : '',
    cnic: `${String(10_000 + (n % 90_000))}-${String(n).padStart(7, '0')}-1`,
    date_of_birth: n % ONE_IN_JANUARY === 0 ? `${born.slice(0, 4)}-01-01` : born.slice(0, 10),
    profile_image: '',
    cnic_front: '',
    cnic_back: '',
    business_document: '',
    rejection_reason: status === 'rejected' ? 'A sample.' : '',
    revision: 1,
    language: 'en',
    claims_pending: false,
    claimsUpdatedAt: status === 'approved' ? createdAt : '',
    deleting: false,
    indexShard: 0,
    createdAt,
    waitingSince: createdAt,
    approvedAt: status === 'approved' ? createdAt : '',
  }
}

/**
 * Fills the database with posts up to `total`, for measuring; they have no pictures.
 * @param isLong writes `total` more posts, each with the longest description allowed
 */
export async function fillBlogs(total: number, isLong = false): Promise<void> {
  const present = (await refs.blogs.count().get()).data().count
  const writes: Write[] = []
  for (let n = isLong ? 0 : present; n < total; n += 1) {
    const sentence = `${pick(FIRST_NAMES, n)} of ${pick(DISTRICTS, n)} tells how it began. `
    const createdAt = new Date(Date.UTC(2025, 0, 1) - n * 60 * MINUTE).toISOString()
    const post = {
      title: `Sample post ${n} about ${pick(TRADES, n)}`,
      description: isLong ? sentence.repeat(600).slice(0, MAX_LENGTH.description) : sentence.repeat(10),
      image: '',
      externalLink: '',
      is_published: n % 10 !== 9,
      author_name: 'Mehreen Abbasi',
      author_uid: 'many',
      createdAt,
      updatedAt: createdAt,
    }
    writes.push([refs.blogs.doc(`many-${n}`), post])
  }
  const version = ((await refs.versions.doc('blogs').get()).data()?.version ?? 0) + 1
  writes.push([refs.versions.doc('blogs'), { version }])
  await writeAll(writes)
}
