import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'

/** A user as REST and the callables answer it: every field but those that only the functions work with. */
export function toUser(id: string, user: UserDocument): User {
  const { claims_pending: _pending, deleting: _deleting, indexShard: _shard, ...said } = user
  return { id, ...said }
}
