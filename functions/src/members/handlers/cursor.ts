import type { Request } from 'express'
import { isId } from '../../http/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { texts } from '../../http/texts.ts'
import type { Place } from '../find-users.ts'

/** The `cursor` with which the page after a user is asked for. */
export const cursorAfter = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

/** The place after which the asked page begins, `undefined` for the first. @throws Refusal 400 */
export function placeOf(request: Request): Place | undefined {
  const { cursor } = request.query
  if (cursor === undefined) return undefined
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : ''
  const [createdAt = '', id = '', ...rest] = text.split(' ')
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(createdAt)
  if (!isInstant || !isId(id) || rest.length > 0) throw new Refusal(400, texts.server.badRequest)
  return { createdAt, id }
}
