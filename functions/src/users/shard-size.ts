import { MAX_LENGTH } from 'domain/limits.ts'
import { ROLES } from 'domain/permissions.ts'
import { STATUSES } from 'domain/status.ts'
import { fullName, type UserListItem } from 'domain/user.ts'

/** Firestore's limit of a document. */
const DOCUMENT_BYTES = 2 ** 20

/** Longest id of Firebase Auth; ours are shorter. */
const UID_LENGTH = 128

/** Returns a text of so many UTF-16 units that takes most bytes: three a unit, more than JSON's `\"` and `\n`. */
const widest = (units: number): string => '\u0fff'.repeat(units)

const longest = <T extends string>(words: readonly T[]): T =>
  words.reduce((longer, word) => (word.length > longer.length ? word : longer))

/** Digits of the longest number in E.164. */
const MAX_E164_DIGITS = 15

/** The largest possible entry: every text at its limit. */
const LARGEST: Required<UserListItem> = {
  id: 'x'.repeat(UID_LENGTH),
  email: widest(MAX_LENGTH.email),
  full_name: fullName({ first_name: widest(MAX_LENGTH.name), last_name: widest(MAX_LENGTH.name) }),
  name_ur: widest(MAX_LENGTH.nameUr),
  username: widest(MAX_LENGTH.username),
  role: longest(ROLES),
  designation: widest(MAX_LENGTH.designation),
  phone: widest(MAX_LENGTH.phone),
  phone_e164: `+${'9'.repeat(MAX_E164_DIGITS)}`,
  city: widest(MAX_LENGTH.city),
  business: widest(MAX_LENGTH.business),
  business_nature: widest(MAX_LENGTH.business),
  status: longest(STATUSES),
  is_approved: false,
  is_rejected: false,
  is_final: false,
  suspended: {
    at: new Date(0).toISOString(),
    by: 'x'.repeat(UID_LENGTH),
    reason: widest(MAX_LENGTH.suspension),
  },
  revision: Number.MAX_SAFE_INTEGER,
  createdAt: new Date(0).toISOString(),
  waitingSince: new Date(0).toISOString(),
  sentAt: new Date(0).toISOString(),
}

/** Bytes in its shard: its name, its text, and the byte with which Firestore ends each of them. */
const LARGEST_BYTES = UID_LENGTH + 1 + Buffer.byteLength(JSON.stringify(LARGEST)) + 1

/** Users in a shard. As many of the largest entries take half of a document; the other half is for simultaneous registrations. */
export const SHARD_SIZE = Math.floor(DOCUMENT_BYTES / 2 / LARGEST_BYTES)
