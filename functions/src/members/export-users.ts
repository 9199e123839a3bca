import { today } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Texts } from 'domain/texts/en.ts'
import { USER_FIELDS, type UserFieldName } from 'domain/user-fields.ts'
import type { UserTab } from 'domain/user.ts'
import { audit } from '../audit/audit.ts'
import { readMany } from '../cloud/store.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { findUsers } from './find-users.ts'

/** Documents that are read at once. */
const AT_ONCE = 200

/** Fields of an application that the table leaves out: the names are one column, and a CNIC never leaves in a list. */
const LEFT_OUT = ['first_name', 'last_name', 'cnic'] as const
type ExportedField = Exclude<UserFieldName, (typeof LEFT_OUT)[number]>
type UserColumn = ExportedField | keyof Texts['users']['columns']

const isExported = (name: UserFieldName): name is ExportedField => !LEFT_OUT.some((left) => left === name)
const COLUMNS: readonly UserColumn[] = [
  'full_name',
  ...(Object.keys(USER_FIELDS) as UserFieldName[]).filter(isExported),
  'status',
  'createdAt',
  'approvedAt',
]

/** Returns the headings of the table. */
export const exportHeadings = ({ label, users: { columns } }: Pick<Texts, 'label' | 'users'>): string[] =>
  COLUMNS.map((name) => ({ ...label, ...columns })[name])

interface UserExport {
  tab: UserTab
  /** As for `findUsers`. */
  search: string
  /** uid of the admin who asks. */
  by: string
}

/**
 * Exports the users of a tab who match a search, in the order of the list, as rows that are read while they are sent. The audit
 * log says so before the first row leaves. Users who are deleted meanwhile are left out.
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
export async function exportUsers({ tab, search, by }: UserExport): Promise<AsyncIterable<string[]>> {
  const { users } = await findUsers({ tab, search, limit: Infinity, after: undefined })
  await transactAs({ uid: by, action: 'user:export' }, 'audit export', async (tx) =>
    audit(tx, { actor: by, action: 'user:export', target: tab, at: new Date().toISOString() }),
  )
  return rowsOf(users.map(({ id }) => id))
}

async function* rowsOf(ids: string[]) {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const users = await readMany(ids.slice(at, at + AT_ONCE).map((id) => refs.users.doc(id)))
    for (const user of users) if (user && !user.deleting) yield COLUMNS.map((name) => cellOf(user, name))
  }
}

function cellOf(user: UserDocument, name: UserColumn): string {
  // documents from before lack fields
  if (name !== 'createdAt' && name !== 'approvedAt') return user[name] ?? ''
  return user[name] && today(new Date(user[name]))
}
