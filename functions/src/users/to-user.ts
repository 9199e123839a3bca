import type { UserDocument } from 'domain/stored/user.ts'
import { sentFields, type User } from 'domain/user.ts'
import { NO_ANSWERS } from 'domain/user-fields.ts'

/** Builds a user as REST and the callables answer it, without the fields that only the functions use. */
export function toUser(id: string, user: UserDocument): User {
  const {
    claims_pending: _pending,
    deleting: _deleting,
    indexShard: _shard,
    keysVersion: _keys,
    ...rest
  } = user
  return { ...NO_ANSWERS, id, ...rest, ...sentFields(user) }
}
