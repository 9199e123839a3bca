import type { User, UserDocument } from 'domain/user.ts'

/** A user as REST and the callables answer it: every field but what keeps the books. */
export function toUser(id: string, user: UserDocument): User {
  const { claims_pending: _pending, deleting: _deleting, indexShard: _shard, ...said } = user
  return { id, ...said }
}
