import type { UserListItem } from 'domain/user.ts'
import type { Request } from 'express'
import { isId } from '../http/id.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'

type Place = Pick<UserListItem, 'createdAt' | 'id'>

/** A place in the order of users, which stays where it is when users come and go. */
export const cursorAfter = (last: Place | undefined): string =>
  Buffer.from(`${last?.createdAt} ${last?.id}`).toString('base64url')

/** Index of the first user after the `cursor` of the address, 0 without one. @throws Refusal 400 */
export function startOf(request: Request, users: readonly Place[]): number {
  const { cursor } = request.query
  if (cursor === undefined) return 0
  const { createdAt, id } = placeOf(cursor)
  const index = users.findIndex(
    (user) => user.createdAt < createdAt || (user.createdAt === createdAt && user.id > id),
  )
  return index === -1 ? users.length : index
}

function placeOf(cursor: unknown): Place {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : ''
  const [createdAt = '', id = '', ...rest] = text.split(' ')
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(createdAt)
  if (!isInstant || !isId(id) || rest.length > 0) throw new Refusal(400, texts.server.badRequest)
  return { createdAt, id }
}
