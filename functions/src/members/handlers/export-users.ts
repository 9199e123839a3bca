import type { exportUsers as endpoint } from 'domain/api/users.ts'
import { comparable } from 'domain/comparable.ts'
import { sendCsv } from '../../http/answers/csv.ts'
import { ANSWERED, type Handler } from '../../http/handler.ts'
import { textsOf } from '../../http/language.ts'
import { exportUsers as findRows, type UserColumn } from '../export-users.ts'

export const exportUsers: Handler<typeof endpoint> = async ({ actor, query, request, response }) => {
  const { tab = 'all', search = '' } = query
  const headings = textsOf(response).users.columns
  const columns = Object.keys(headings) as UserColumn[]
  const rows = await findRows({ tab, search: comparable(search.trim()), columns, by: actor.uid })
  await sendCsv(request, response, { name: `users-${tab}`, headings: Object.values(headings), rows })
  return ANSWERED
}
