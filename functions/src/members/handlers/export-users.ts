import { pipeline } from 'node:stream/promises'
import type { exportUsers as endpoint } from 'domain/api/users.ts'
import { comparable } from 'domain/comparable.ts'
import { ANSWERED, type Handler } from '../../http/handler.ts'
import { textsOf } from '../../http/language.ts'
import { exportUsers as toLines } from '../export-users.ts'

export const exportUsers: Handler<typeof endpoint> = async ({ actor, query, request, response }) => {
  const { tab = 'all', search = '' } = query
  const { columns } = textsOf(response).users
  const lines = await toLines({ tab, search: comparable(search.trim()), columns, by: actor.uid })
  response.attachment(`users-${tab}.csv`)
  response.set({ 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'private, no-store' })
  if (request.method === 'HEAD') response.end()
  // a table that breaks off must not look like a whole one: the connection breaks with it
  else await pipeline(lines, response)
  return ANSWERED
}
