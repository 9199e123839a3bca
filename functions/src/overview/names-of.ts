import type { AuditDocument } from 'domain/stored/audit.ts'
import { readMany } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { allUsers } from '../users/user-index.ts'

/** What lines of the log name by an id that says nothing: people from the index, posts and events by their titles. */
export async function namesOf(lines: readonly AuditDocument[]) {
  const targets = (kind: string) => [
    ...new Set(lines.filter(({ action }) => action.startsWith(`${kind}:`)).map(({ target }) => target)),
  ]
  const titles = async (kind: 'blog' | 'event') => {
    const ids = targets(kind)
    const found = await readMany<{ title: string }>(
      ids.map((id) => (kind === 'blog' ? refs.blogs.doc(id) : refs.events.doc(id))),
    )
    return new Map(ids.map((id, place) => [id, found[place]?.title ?? '']))
  }
  const [users, blogs, events] = await Promise.all([allUsers(), titles('blog'), titles('event')])
  const people = new Map(users.map(({ item }) => [item.id, item.full_name]))
  const names: Record<string, Map<string, string>> = {
    user: people,
    document: people,
    history: people,
    blog: blogs,
    event: events,
  }
  return (kind: string, id: string): string => names[kind]?.get(id) ?? ''
}
