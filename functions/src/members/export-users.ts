import { today } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { UserTab } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { readMany } from '../cloud/store.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../csv/to-csv.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { findUsers } from './find-users.ts'

/** Documents that are read at once. */
const AT_ONCE = 200

type Column = keyof Texts['users']['columns']

export interface UserExport {
  tab: UserTab
  /** As for `findUsers`. */
  search: string
  columns: Texts['users']['columns']
  /** uid of the admin who asks. */
  by: string
}

/**
 * Everybody under a tab who matches a search, in the order of the list, as lines of CSV that are read while they are sent. It stands in
 * the audit log before the first of them leaves. Who is deleted meanwhile is left out.
 * @throws Refusal 401 or 403 when the admin may no longer
 */
export async function exportUsers({ tab, search, columns, by }: UserExport): Promise<AsyncIterable<string>> {
  const { users } = await findUsers({ tab, search, limit: Infinity, after: undefined })
  await transactAs({ uid: by, action: 'user:export' }, 'audit export', async (tx) =>
    audit(tx, { actor: by, action: 'user:export', target: tab, at: new Date().toISOString() }),
  )
  return lines(
    users.map(({ id }) => id),
    columns,
  )
}

async function* lines(ids: string[], columns: UserExport['columns']) {
  const names = Object.keys(columns) as Column[]
  yield BYTE_ORDER_MARK + toCsvLine(Object.values(columns))
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const users = await readMany(ids.slice(at, at + AT_ONCE).map((id) => refs.users.doc(id)))
    const present = users.filter((user) => user !== undefined && !user.deleting) as UserDocument[]
    yield present.map((user) => toCsvLine(names.map((name) => cellOf(user, name)))).join('')
  }
}

function cellOf(user: UserDocument, name: Column): string {
  if (name !== 'createdAt' && name !== 'approvedAt') return user[name]
  return user[name] && today(new Date(user[name]))
}
