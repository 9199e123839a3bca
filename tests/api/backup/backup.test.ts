// This import comes first, since the others read the project id.
import { OWN_PROJECT } from '../../support/own-project.ts'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemsOf } from 'domain/office/health.ts'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { accounts } from '../../../emulators/seed/accounts.ts'
import { seedFiles } from '../../../emulators/seed/seed-files.ts'
import { seedForms } from '../../../emulators/seed/seed-forms.ts'
import { seedPeople } from '../../../emulators/seed/seed-people.ts'
import { seedPages, seedPosts } from '../../../emulators/seed/seed-posts.ts'
import { backUp } from '../../../functions/src/backup/back-up.ts'
import { accountCopiesOf, copyAccounts } from '../../../functions/src/backup/copy-accounts.ts'
import { openProject } from '../../../functions/scripts/backup/open-project.ts'
import type { Project } from '../../../functions/src/backup/project.ts'
import { noteTest, readArchive, restore } from '../../../functions/scripts/backup/restore.ts'
import { beginDeletion, finishDeletion } from '../../../functions/src/accounts/finish-deletion.ts'
import { removeAuthUser, setClaims } from '../../../functions/src/cloud/auth.ts'
import { firebaseApp } from '../../../functions/src/cloud/firebase.ts'
import { firestore, read, transact } from '../../../functions/src/cloud/store.ts'
import { storeHealth } from '../../../functions/src/health/check-health.ts'
import { compareUsers } from '../../../functions/src/jobs/compare-users.ts'
import { publishAgain } from '../../../functions/src/jobs/publish-again.ts'
import { runEveryDay, runEveryMinute, sendWaitingMails } from '../../../functions/src/jobs/scheduled.ts'
import { suspendUser } from '../../../functions/src/members/suspend-user.ts'
import { NO_LEASE } from '../../../functions/src/mail/outbox.ts'
import { sendAgain } from '../../../functions/src/mail/manage-mails.ts'
import { refs } from '../../../functions/src/refs.ts'
import '../../support/admin.ts'
import { requireEnv } from '../../support/environment.ts'
import { registerHere } from '../../support/register-here.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const archive = join(folder, 'archive')
const bucket = getStorage(firebaseApp).bucket()
let uids: Map<string, string>
let project: Project
/** The path of a mail that waited, and of a message with a reply that did. */
let waiting: string
let replied: string
let before: Awaited<ReturnType<typeof everything>>

const authHost = requireEnv('FIREBASE_AUTH_EMULATOR_HOST')

/** Reads all that is stored, through other calls than the backup. */
async function everything() {
  const documents: Record<string, unknown> = {}
  const collections = [...(await firestore.listCollections()), firestore.collection('inventory/shelf/boxes')]
  for (const collection of collections)
    for (const snapshot of (await collection.get()).docs) documents[snapshot.ref.path] = snapshot.data()
  const { users } = await getAuth(firebaseApp).listUsers()
  const people = users.map(({ metadata, tokensValidAfterTime: _since, ...user }) => ({
    ...user,
    createdAt: metadata.creationTime,
  }))
  const [found] = await bucket.getFiles()
  const files = await Promise.all(
    found.map(async (file) => {
      const { contentType, cacheControl } = file.metadata
      return [file.name, contentType, cacheControl, (await file.download())[0].toString('base64')]
    }),
  )
  return { documents, people, files }
}

async function wipe() {
  const owner = { method: 'DELETE', headers: { authorization: 'Bearer owner' } }
  const database = `http://${requireEnv('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${OWN_PROJECT}`
  await fetch(`${database}/databases/(default)/documents`, owner)
  await fetch(`http://${authHost}/emulator/v1/projects/${OWN_PROJECT}/accounts`, owner)
  await bucket.deleteFiles({ force: true })
  expect(await everything()).toEqual({ documents: {}, people: [], files: [] })
}

/** Signs in with a password. @returns the claims of the token, or the code of the error */
async function signIn(email: string, password: string): Promise<Record<string, unknown> | string> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true, targetProjectId: OWN_PROJECT }),
    },
  )
  const answer = (await response.json()) as { idToken?: string; error?: { message: string } }
  if (!answer.idToken) return answer.error?.message ?? ''
  return JSON.parse(Buffer.from(answer.idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
}

/** Restores an archive into a project, as the command does. */
async function restoreFrom(path: string, into = project) {
  const found = await readArchive(into, path)
  await restore(into, found)
  return found
}

/** The project, whose connection breaks at the n-th call of a kind. */
const breaking = (name: 'firestore' | 'auth', word: string, n: number): Project => {
  let calls = 0
  const call = project[name]
  return {
    ...project,
    [name]: (async (address: string, body?: object, method?: 'PATCH' | 'DELETE') => {
      if (address.startsWith(word) && ++calls === n) throw new Error('The connection broke.')
      return call(address, body, method)
    }) as typeof call,
  }
}

beforeAll(async () => {
  process.env['VISITOR_MAILS_PER_HOUR'] = '200'
  process.env['BACKUP_KEY'] = 'a key of more than thirty-two characters'
  project = await openProject(OWN_PROJECT)
  uids = await seedPeople()
  const author = { uid: uids.get(accounts.team.email) ?? '', name: 'Mehreen Abbasi' }
  await seedPosts(author)
  await seedPages(author)
  await seedFiles()
  await seedForms()
  // their mail waits
  const { id } = await registerHere()
  waiting = `mail/received-${id}-1`
  const [message] = (await refs.messages.limit(1).get()).docs
  await message?.ref.update({ replies: [{ id: 'one', text: 'Yes', state: 'sending', error: '' }] } as never)
  replied = message?.ref.path ?? ''
  // values and places that the product does not use today
  await firestore.doc('inventory/shelf/boxes/first').set({
    at: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Buffer.from([0, 255, 10]),
    shelf: firestore.doc('inventory/shelf'),
    many: [{ whole: 1, half: 0.5, none: null, referenceValue: 'a text' }],
  })
  // of the last chunk, which the interruption destroys
  await firestore.doc('zones/last').set({})
  before = await everything()
  await backUp(project, archive)
})

beforeEach(wipe)
afterAll(() => rmSync(folder, { recursive: true }))

test('what was wiped is restored: every document, account and file, and the passwords', async () => {
  const { counts } = await restoreFrom(archive)
  const after = await everything()
  expect(before.documents[waiting]).toMatchObject({ state: 'queued', expiresAt: null })
  expect(after.documents).toEqual({
    ...before.documents,
    [waiting]: {
      ...(before.documents[waiting] as object),
      state: 'unknown',
      error: 'RESTORED',
      leaseUntil: NO_LEASE,
      expiresAt: expect.any(Timestamp) as unknown,
    },
    [replied]: {
      ...(before.documents[replied] as object),
      replies: [{ id: 'one', text: 'Yes', state: 'unknown', error: 'RESTORED' }],
    },
  })
  expect([after.people, after.files]).toEqual([before.people, before.files])
  expect(counts).toEqual({
    documents: Object.keys(before.documents).length,
    people: before.people.length,
    files: before.files.length,
  })
  expect(counts.documents).toBeGreaterThan(100)
  const { email, password } = accounts.admin
  expect(await signIn(email, password)).toMatchObject({ email, role: 'admin', approved: true })
  expect(await signIn(email, `${password}.`)).toBe('INVALID_PASSWORD')
})

test('no mail is sent after a restore, until an admin sends it', async () => {
  await restoreFrom(archive)
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  await sendWaitingMails(new Date())
  expect(server.texts).toEqual([])
  await sendAgain(waiting.replace('mail/', ''), uids.get(accounts.admin.email) ?? '')
  await sendWaitingMails(new Date())
  expect((await everything()).documents[waiting]).toMatchObject({ state: 'sent', error: '' })
  expect(server.texts).toHaveLength(1)
})

test('references to documents become references in the project of the restore', async () => {
  const other = await openProject(`${OWN_PROJECT}-other`)
  await restoreFrom(archive, other)
  const box = await other.firestore<{ fields: { shelf: object; many: object } }>(
    '/inventory/shelf/boxes/first',
  )
  expect(box.fields.shelf).toEqual({
    referenceValue: `projects/${other.id}/databases/(default)/documents/inventory/shelf`,
  })
  expect(JSON.stringify(box.fields.many)).toContain('"referenceValue":{"stringValue":"a text"}')
  await expect(backUp(other, archive)).rejects.toThrow('exists already')
})

test('the project of an archive notes that a restore was tested, if it is there', async () => {
  const other = await openProject(`${OWN_PROJECT}-test`)
  const now = new Date('2026-03-01T09:00:00.000Z')
  const found = await readArchive(other, archive)
  expect(await noteTest(other, found, now)).toBe(false)
  await refs.health.set({ failedMails: 3 } as never)
  expect(await noteTest(other, found, now)).toBe(true)
  expect((await refs.health.get()).data()).toEqual({ failedMails: 3, restoreTestedAt: now.toISOString() })
})

test('a project in which only the functions have written is empty, and one with a single document of ours is not', async () => {
  await runEveryMinute(new Date())
  await runEveryDay(new Date())
  const own = Object.keys((await everything()).documents)
  expect(own).toContain('site/health')
  await refs.savedReplies.doc('all').set({ replies: [] } as never)
  await expect(restoreFrom(archive)).rejects.toThrow('is not empty: it holds savedReplies/all')
  await refs.savedReplies.doc('all').delete()
  await restoreFrom(archive)
  expect((await everything()).people).toHaveLength(before.people.length)
})

test('a project with an account or a file is not empty', async () => {
  await getAuth(firebaseApp).createUser({ uid: 'somebody' })
  await expect(restoreFrom(archive)).rejects.toThrow('it holds somebody')
  await removeAuthUser('somebody')
  await bucket.file('cv/one').save('a')
  await expect(restoreFrom(archive)).rejects.toThrow('it holds cv/one')
  expect((await everything()).documents).toEqual({})
})

test.each([
  ['another UNIQUES_KEY', 'UNIQUES_KEY', 'another', 'UNIQUES_KEY is not the key of this archive'],
  ['no UNIQUES_KEY', 'UNIQUES_KEY', '', 'UNIQUES_KEY is not the key of this archive'],
  ['another BACKUP_KEY', 'BACKUP_KEY', 'another key of at least 32 characters', 'BACKUP_KEY is not the key'],
  ['a short BACKUP_KEY', 'BACKUP_KEY', 'short', 'BACKUP_KEY has fewer than 32 characters'],
])('%s is refused before anything is written', async (_title, name, value, message) => {
  const key = process.env[name]
  onTestFinished(() => void (process.env[name] = key))
  process.env[name] = value
  await expect(restoreFrom(archive)).rejects.toThrow(message)
  expect(await everything()).toEqual({ documents: {}, people: [], files: [] })
})

const changed = (change: (bytes: Buffer) => Buffer): string => {
  const path = join(folder, 'changed')
  writeFileSync(path, change(readFileSync(archive)))
  return path
}

/** Splits an archive into its beginning and its chunks. */
function split(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 33)]
  for (let at = 33; at < bytes.length;) {
    const end = at + 32 + bytes.readUInt32BE(at)
    parts.push(bytes.subarray(at, end))
    at = end
  }
  return parts
}

test.each<[string, string, (bytes: Buffer) => Buffer]>([
  [
    'a changed byte',
    'was changed or is damaged',
    (bytes) => bytes.fill(bytes.at(-40)! ^ 1, bytes.length - 40, bytes.length - 39),
  ],
  ['a byte too many', 'goes on after its end', (bytes) => Buffer.concat([bytes, Buffer.from('a')])],
  ['a cut chunk', 'its end is missing', (bytes) => bytes.subarray(0, -1)],
  ['no last chunk', 'its end is missing', (bytes) => Buffer.concat(split(bytes).slice(0, -1))],
  ['a missing chunk', 'was changed or is damaged', (bytes) => Buffer.concat(split(bytes).toSpliced(-2, 1))],
  [
    'two swapped chunks',
    'was changed or is damaged',
    (bytes) => {
      const parts = split(bytes)
      return Buffer.concat([...parts.slice(0, -3), ...parts.slice(-3, -1).toReversed(), ...parts.slice(-1)])
    },
  ],
  ['another file', 'is no archive', (bytes) => bytes.subarray(1)],
])('an archive with %s is refused before anything is written', async (_title, message, change) => {
  await expect(restoreFrom(changed(change))).rejects.toThrow(message)
  expect(await everything()).toEqual({ documents: {}, people: [], files: [] })
})

test('an interrupted backup goes on, and has what was there when it began', async () => {
  await restoreFrom(archive)
  const whole = await everything()
  const path = join(folder, 'interrupted')
  await expect(backUp(breaking('auth', ':batchGet', 1), path)).rejects.toThrow('The connection broke.')
  expect(existsSync(path)).toBe(false)
  const id = readFileSync(`${path}.part`).subarray(0, 33)
  // as if the power had failed while it wrote
  truncateSync(`${path}.part`, statSync(`${path}.part`).size - 10)
  // what happens meanwhile belongs to the next backup
  await firestore.doc('zones/late').set({})
  await firestore.doc('zones/last').delete()
  await getAuth(firebaseApp).createUser({ uid: 'late' })
  await bucket.file('cv/late').save('late')
  await backUp(project, path)
  expect(readFileSync(path).subarray(0, 33)).toEqual(id)
  await wipe()
  await restoreFrom(path)
  expect(await everything()).toEqual(whole)
})

test('an interrupted restore goes on with its archive, and with no other', async () => {
  await expect(restoreFrom(archive, breaking('auth', ':batchCreate', 1))).rejects.toThrow(
    'The connection broke.',
  )
  await expect(backUp(project, join(folder, 'half'))).rejects.toThrow('is being restored')
  const another = await openProject(`${OWN_PROJECT}-empty`)
  await backUp(another, join(folder, 'another'))
  await expect(restoreFrom(join(folder, 'another'))).rejects.toThrow('interrupted restore of another archive')
  await restoreFrom(archive)
  const after = await everything()
  expect(Object.keys(after.documents)).toEqual(Object.keys(before.documents))
  expect([after.people, after.files]).toEqual([before.people, before.files])
})

test('no job changes a half restored project, and the dashboard says that they stopped', async () => {
  const now = Date.now()
  await storeHealth(new Date(now))
  await expect(restoreFrom(archive, breaking('auth', ':batchCreate', 1))).rejects.toThrow(
    'The connection broke.',
  )
  await refs.blogs
    .limit(1)
    .get()
    .then(({ docs: [blog] }) =>
      blog?.ref.update({
        is_published: false,
        publish_at: new Date(now).toISOString(),
        scheduled_by: 'later',
      }),
    )
  const half = await everything()
  const later = new Date(now + 27 * 3_600_000)
  await runEveryMinute(later)
  await runEveryDay(later)
  await publishAgain({ target: undefined, build: '', now: later })
  expect(await everything()).toEqual(half)
  const health = (await read(refs.health))!
  const wrong = (hours: number) =>
    problemsOf(health, new Date(now + hours * 3_600_000)).map(({ code }) => code)
  expect(wrong(3)).toEqual(['check'])
  expect(wrong(27)).toEqual(['check', 'daily'])
  await restoreFrom(archive)
  await runEveryDay(later)
  expect(await read(refs.health)).toMatchObject({ dailyAt: later.toISOString() })
})

test('a restore names who was leaving, who left since, and counts who registered since', async () => {
  await restoreFrom(archive)
  const [left, leaving] = [accounts.member, accounts.pending].map(({ email }) => uids.get(email) ?? '')
  const path = join(folder, 'leaving')
  await transact('leave', async (tx) => beginDeletion(tx, leaving ?? ''))
  await backUp(project, path)
  await finishDeletion(left ?? '')
  await getAuth(firebaseApp).createUser({ uid: 'newer' })
  const later = join(folder, 'accounts')
  expect(await backUp(project, later, { only: 'people' })).toMatchObject({ documents: 0, files: 0 })
  await wipe()
  const found = await readArchive(project, path, later)
  expect(found.left).toEqual([{ uid: left, name: 'Saima Jadoon', email: accounts.member.email }])
  expect(found.leaving.map(({ uid }) => uid)).toEqual([leaving])
  expect(found.newer).toBe(1)
  expect((await readArchive(project, path)).left).toBeUndefined()
  await expect(readArchive(project, later, path)).rejects.toThrow('is older than the one')
  const another = join(folder, 'of-another')
  await backUp(await openProject(`${OWN_PROJECT}-nobody`), another, { only: 'people' })
  await expect(readArchive(project, path, another)).rejects.toThrow(`is of ${OWN_PROJECT}-nobody`)
  await restore(project, found)
  expect(await read(refs.users.doc(left ?? ''))).toMatchObject({ email: accounts.member.email })
})

test('who left is deleted again after a yes, with all that belongs to them, and no mail says so', async () => {
  await restoreFrom(archive)
  await getAuth(firebaseApp).createUser({ uid: 'account-only' })
  const path = join(folder, 'before')
  await backUp(project, path)
  const uid = uids.get(accounts.member.email) ?? ''
  await finishDeletion(uid)
  await removeAuthUser('account-only')
  const later = join(folder, 'after')
  await backUp(project, later, { only: 'people' })
  const after = await everything()
  await wipe()
  const found = await readArchive(project, path, later)
  await restore(project, found, { remove: found.left ?? [] })
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  await runEveryMinute(new Date(Date.now() + 16 * 60_000))
  expect(server.texts).toEqual([])
  const { documents, people, files } = await everything()
  expect(people).toEqual(after.people)
  expect(files).toEqual(after.files)
  const named = Object.entries(documents).filter(
    ([of, data]) => !of.startsWith('audit/') && JSON.stringify([of, data]).includes(uid),
  )
  expect(named).toEqual([])
})

test('rights that were withdrawn since are named, and withdrawn again after a yes without a mail', async () => {
  await restoreFrom(archive)
  const [admin = '', team = '', member = ''] = [accounts.admin, accounts.team, accounts.member].map(
    ({ email }) => uids.get(email),
  )
  // a second admin, who is demoted, and a third, who only gets more rights
  await refs.users.doc(team).update({ role: 'admin', suspended: null })
  await setClaims(team, { role: 'admin', approved: true })
  const path = join(folder, 'monday')
  await backUp(project, path)
  await suspendUser(admin, { by: team, reason: 'Left the office' })
  await refs.users.doc(team).update({ role: 'member' })
  await setClaims(team, { role: 'member', approved: true })
  await refs.users.doc(member).update({ role: 'team' })
  await setClaims(member, { role: 'team', approved: true })
  const later = join(folder, 'tuesday')
  await backUp(project, later, { only: 'people' })
  await wipe()
  const found = await readArchive(project, path, later)
  expect(found.withdrawn?.map(({ uid, rights, later: since }) => [uid, rights, since])).toEqual(
    expect.arrayContaining([
      [admin, { role: 'admin', approved: true }, { role: 'admin', approved: false }],
      [team, { role: 'admin', approved: true }, { role: 'member', approved: true }],
    ]),
  )
  expect(found.withdrawn).toHaveLength(2)
  expect((await readArchive(project, path)).withdrawn).toBeUndefined()
  await restore(project, found, { withdraw: found.withdrawn ?? [] })
  const isWithdrawn = async () => {
    expect(await read(refs.users.doc(admin))).toMatchObject({
      role: 'admin',
      is_approved: true,
      suspended: { by: 'operator' },
      claims_pending: false,
    })
    expect(await read(refs.users.doc(team))).toMatchObject({ role: 'member', claims_pending: false })
    expect(await signIn(accounts.admin.email, accounts.admin.password)).toMatchObject({ approved: false })
    expect(await signIn(accounts.team.email, accounts.team.password)).toMatchObject({
      role: 'member',
      approved: true,
    })
  }
  await isWithdrawn()
  const shards = JSON.stringify((await refs.userIndex.get()).docs.map((shard) => shard.data()))
  expect(shards).toContain('operator')
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  await compareUsers()
  await sendWaitingMails(new Date())
  await isWithdrawn()
  expect(server.texts).toEqual([])
})

test('the accounts are copied by themselves, and restored beside documents that are there', async () => {
  await restoreFrom(archive)
  const copies = getStorage(firebaseApp).bucket(accountCopiesOf(OWN_PROJECT))
  onTestFinished(() => copies.deleteFiles({ force: true }))
  const now = new Date()
  await refs.health.set({ checkedAt: now.toISOString() } as never)
  expect(await copyAccounts(now)).toBe(before.people.length)
  expect(await read(refs.health)).toMatchObject({ accountsCopiedAt: now.toISOString() })
  const [copy, ...others] = (await copies.getFiles())[0]
  expect(others).toEqual([])
  const path = join(folder, 'copied')
  await copy?.download({ destination: path })
  // as after Google's own restore of the database
  await getAuth(firebaseApp).deleteUsers(before.people.map(({ uid }) => uid))
  const { documents } = await everything()
  await restoreFrom(path)
  const after = await everything()
  expect(after.people).toEqual(before.people)
  expect(after.documents).toEqual(documents)
  expect(await signIn(accounts.admin.email, accounts.admin.password)).toMatchObject({ role: 'admin' })
  await expect(readArchive(project, path)).rejects.toThrow('is not empty')
})
