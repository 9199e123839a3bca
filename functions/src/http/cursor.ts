import { isId } from './id.ts'
import { Refusal } from './answers/refusal.ts'

/** A place in a list, newest first, which stays where it is when others come and go. */
export interface Place {
  createdAt: string
  id: string
}

/** The `cursor` with which the page after something is asked for. */
export const cursorAfter = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url')

/** The place after which the asked page begins, `undefined` for the first. @throws Refusal 400 */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(createdAt)
  if (!isInstant || !isId(id) || rest.length > 0) throw new Refusal(400, ({ server }) => server.badRequest)
  return { createdAt, id }
}
