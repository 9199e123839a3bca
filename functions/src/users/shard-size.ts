import { MAX_LENGTH } from 'domain/limits.ts'
import { ROLES } from 'domain/roles.ts'
import { STATUSES } from 'domain/status.ts'
import { fullName, type UserListItem } from 'domain/user.ts'

/** Firestore's limit of a document. */
const DOCUMENT_BYTES = 2 ** 20

/** An id of Firebase Auth may have so many characters; ours have fewer. */
const UID_LENGTH = 128

/** So many UTF-16 units in the script that takes most bytes of UTF-8: three a unit, more than JSON's `\"` and `\n` take. */
const widest = (units: number): string => '\u0fff'.repeat(units)

const longest = <T extends string>(words: readonly T[]): T =>
  words.reduce((longer, word) => (word.length > longer.length ? word : longer))

/** Nobody's entry is larger: every text as long and as wide as its limit lets it be, before a correction or after. */
const LARGEST: UserListItem = {
  id: 'x'.repeat(UID_LENGTH),
  email: widest(MAX_LENGTH.email),
  full_name: fullName({ first_name: widest(MAX_LENGTH.name), last_name: widest(MAX_LENGTH.name) }),
  username: widest(MAX_LENGTH.username),
  role: longest(ROLES),
  designation: widest(MAX_LENGTH.designation),
  business: widest(MAX_LENGTH.business),
  status: longest(STATUSES),
  is_approved: false,
  is_rejected: false,
  revision: Number.MAX_SAFE_INTEGER,
  createdAt: new Date(0).toISOString(),
  waitingSince: new Date(0).toISOString(),
}

/** What it takes in its shard: its name, its text, and the byte with which Firestore ends each of them. */
const LARGEST_BYTES = UID_LENGTH + 1 + Buffer.byteLength(JSON.stringify(LARGEST)) + 1

/**
 * Users a shard: so many of the largest take half of what a document may, whatever they write into their corrections. The other
 * half is for registrations that see the last room at once.
 */
export const SHARD_SIZE = Math.floor(DOCUMENT_BYTES / 2 / LARGEST_BYTES)
