import { attemptOf } from 'domain/stored/attempt.ts'
import type { AuditDocument } from 'domain/stored/audit.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { statusFields } from 'domain/status.ts'
import { UNIQUE_KINDS } from 'domain/stored/unique.ts'
import { localSecrets } from '../../emulators/config/functions-env.ts'
import { fillAccounts, fillUsers, idOfMany, type Write, writeAll } from '../../emulators/seed/seed-many.ts'
import { documentPath } from '../../functions/src/accounts/identity-documents.ts'
import { type StoredFile, saveFile } from '../../functions/src/cloud/files.ts'
import { read } from '../../functions/src/cloud/store.ts'
import { refs } from '../../functions/src/refs.ts'
import { keyFingerprint } from '../../functions/src/users/key-fingerprint.ts'
import { uniqueRef } from '../../functions/src/users/uniques.ts'

// node bench/removal/fill-year.ts ACCOUNTS: fills an empty project with a chamber that has removed nothing for a year

Object.assign(process.env, localSecrets)
const accounts = Number(process.argv[2])
const DAY_MS = 86_400_000
const now = Date.now()
const daysAgo = (days: number): string => new Date(now - days * DAY_MS).toISOString()
/** Spreads something evenly over the days before today. */
const spread = (n: number, total: number, days: number): string => daysAgo((days * (n + 1)) / total)

/** Of a hundred accounts, by their number: one was rejected this year, one never confirmed, ten were approved this year. */
const OF_HUNDRED = { rejected: 1, unconfirmed: 2, thisYear: 12 } as const
const kindOf = (n: number) => {
  const place = n % 100
  if (place < OF_HUNDRED.rejected) return 'rejected'
  if (place < OF_HUNDRED.unconfirmed) return 'unconfirmed'
  return place < OF_HUNDRED.thisYear ? 'approved' : 'earlier'
}

const addressFor = (n: number, name: 'cnic_front' | 'cnic_back', version: number) =>
  `/api/auth/users/${idOfMany(n)}/documents/${name}/?v=${version.toString(16).padStart(16, '0')}` as const
const cardsOf = (n: number, version = 1) => ({
  cnic_front: addressFor(n, 'cnic_front', version),
  cnic_back: addressFor(n, 'cnic_back', version),
})

/** Returns the dates, the status and the pictures of an account. */
function inYear(n: number): Partial<UserDocument> {
  const kind = kindOf(n)
  const at = kind === 'earlier' ? daysAgo(400 + (n % 700)) : spread(n, accounts, 365)
  const status = kind === 'rejected' ? 'rejected' : kind === 'unconfirmed' ? 'pending' : 'approved'
  const rejection = { reasons: [], note: 'Too dark.', at, revision: 2, is_reviewed: false }
  return {
    ...statusFields(status),
    ...(kind === 'rejected' && { rejection, rejection_reason: 'Too dark.', revision: 2 }),
    ...(kind !== 'earlier' && cardsOf(n, 2)),
    createdAt: at,
    waitingSince: at,
    sentAt: at,
    claimsUpdatedAt: at,
    approvedAt: status === 'approved' ? at : '',
  }
}

const files: StoredFile[] = []
const addFiles = (n: number, version: number) => {
  for (const [name, address] of Object.entries(cardsOf(n, version))) {
    const path = documentPath(idOfMany(n), name as 'cnic_front', address) as StoredFile['path']
    files.push({ path, bytes: Buffer.alloc(1_000), contentType: 'image/jpeg' })
  }
}

await fillUsers(accounts, inYear)
await fillAccounts()

const check = { check: keyFingerprint(localSecrets.UNIQUES_KEY), createdAt: daysAgo(0) }
const writes: Write[] = [[refs.uniquesKey, check]]
for (let n = 0; n < accounts; n += 1) {
  const kind = kindOf(n)
  if (kind === 'earlier') continue
  addFiles(n, 2)
  if (kind === 'approved') continue
  const user = await read(refs.users.doc(idOfMany(n)))
  if (!user) throw new Error(`There is no user ${n}.`)
  // only these accounts are removed, with their reservations
  for (const unique of UNIQUE_KINDS)
    writes.push([uniqueRef(unique, user[unique]), { uid: idOfMany(n), kind: unique, createdAt: daysAgo(0) }])
  if (kind !== 'rejected') continue
  // rejected a second time
  addFiles(n, 1)
  const attempt = { ...attemptOf({ ...user, ...cardsOf(n, 1) }), uid: idOfMany(n), revision: 1 }
  writes.push([refs.attempts.doc(`${idOfMany(n)}-1`), attempt])
}

/** Returns what every form has. Forms are spread over two years, so the older half is due. */
const form = (n: number, total: number) => ({
  uid: '',
  email: `sender${n}@chamber.example`,
  language: 'en',
  createdAt: spread(n, total, 730),
})
const MESSAGES = accounts / 10
for (let n = 0; n < MESSAGES; n += 1)
  writes.push([
    refs.messages.doc(`WCN-M${n}`),
    {
      ...form(n, MESSAGES),
      name: 'Gul',
      lastname: 'Khan',
      subject: 'A form',
      events: '',
      notes: 'Where do I find the form for members? '.repeat(10),
      state: 'new',
    },
  ])
const OFFERS = accounts / 50
for (let n = 0; n < OFFERS; n += 1) {
  const cv = `cv/WCN-V${n}.pdf` as const
  files.push({ path: cv, bytes: Buffer.alloc(1_000), contentType: 'application/pdf' })
  writes.push([
    refs.volunteers.doc(`WCN-V${n}`),
    { ...form(n, OFFERS), first_name: 'Gul', subject: 'Teaching', case_description: '', cv, state: 'new' },
  ])
}
const COMMENTS = accounts / 25
for (let n = 0; n < COMMENTS; n += 1)
  writes.push([
    refs.comments.doc(`WCN-C${n}`),
    {
      ...form(n, COMMENTS),
      blog: 'a',
      parent: '',
      name: 'Gul',
      website: '',
      comment: 'Thank you. '.repeat(20),
      is_approved: false,
    },
  ])

/** Three years of activity, of which the oldest is due: a line for two accounts, every third of a decision. */
const LINES = accounts / 2
for (let n = 0; n < LINES; n += 1) {
  const at = spread(n, LINES, 3 * 365)
  const target = idOfMany(n % accounts)
  const isDecision = n % 3 === 0
  const line: AuditDocument = {
    actor: 'admin',
    action: isDecision ? 'user:approve' : 'document:view',
    target,
    at,
    details: isDecision ? [] : ['cnic_front'],
  }
  writes.push([refs.audit.doc(`line-${n}`), line])
  const decision = { action: 'user:approve', by: 'admin', at, reason: '', revision: 1 }
  if (isDecision) writes.push([refs.histories.doc(target), { decisions: [decision] }])
}
await writeAll(writes)

/** Files that are sent at once. */
const AT_ONCE = 20
for (let from = 0; from < files.length; from += AT_ONCE)
  await Promise.all(files.slice(from, from + AT_ONCE).map(saveFile))
process.exit(0)
