import { actionsOf, type AuditDocument, type AuditKind, type AuditLine } from 'domain/stored/audit.ts'
import type { Query } from 'firebase-admin/firestore'
import { findPage, type PageQuery } from '../cloud/pages.ts'
import { type FoundDocument, read, readMany } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { allUsers } from '../users/user-index.ts'

interface AuditQuery extends PageQuery {
  kind: AuditKind | undefined
  /** uid of the actor. */
  actor: string | undefined
  /** Instants, ISO 8601 UTC. `until` is excluded. */
  since: string | undefined
  until: string | undefined
}

/** Reads a page of the audit log, newest first, with the names of existing users, and counts the lines of all pages. */
export async function findAuditLines({ kind, actor, since, until, limit, after }: AuditQuery) {
  let lines: Query<AuditDocument> = refs.audit
  if (kind) lines = lines.where('action', 'in', actionsOf(kind))
  if (actor) lines = lines.where('actor', '==', actor)
  if (since) lines = lines.where('at', '>=', since)
  if (until) lines = lines.where('at', '<', until)
  const { found, ...page } = await findPage(lines, { limit, after }, 'at')
  return { ...page, lines: await withNames(found) }
}

async function withNames(found: readonly FoundDocument<AuditDocument>[]): Promise<AuditLine[]> {
  const nameOf = await namesOf(found.map(({ data }) => data))
  return found.map(({ id, data }) => ({
    ...data,
    id,
    actor_name: data.actor_name ?? nameOf('user', data.actor),
    target_name: nameOf(data.action.slice(0, data.action.indexOf(':')), data.target),
  }))
}

/** Reads the names for ids in the log: people from the index, posts, events, pages and files by their titles. */
async function namesOf(lines: readonly AuditDocument[]) {
  const targets = (kind: string) => [
    ...new Set(lines.filter(({ action }) => action.startsWith(`${kind}:`)).map(({ target }) => target)),
  ]
  const titles = async (kind: 'blog' | 'event' | 'page') => {
    const ids = targets(kind)
    const found = await readMany<{ title: string }>(ids.map((id) => refs[`${kind}s` as const].doc(id)))
    return new Map(ids.map((id, index) => [id, found[index]?.title ?? '']))
  }
  const fileTitles = async () => {
    if (targets('file').length === 0) return new Map<string, string>()
    const { files = [] } = (await read(refs.officeFiles)) ?? {}
    return new Map(files.map(({ id, title }) => [id, title]))
  }
  const [users, blogs, events, pages, files] = await Promise.all([
    allUsers(),
    titles('blog'),
    titles('event'),
    titles('page'),
    fileTitles(),
  ])
  const people = new Map(users.map(({ item }) => [item.id, item.full_name]))
  const names: Record<string, Map<string, string>> = {
    user: people,
    document: people,
    history: people,
    login: people,
    password: people,
    email: people,
    'second-factor': people,
    data: people,
    mail: people,
    blog: blogs,
    event: events,
    file: files,
    page: pages,
  }
  // a line of an earlier version has the id of the mail, and the uid in it
  const idIn = (kind: string, target: string) => (kind === 'mail' && target.split('-')[1]) || target
  return (kind: string, target: string): string => names[kind]?.get(idIn(kind, target)) ?? ''
}
