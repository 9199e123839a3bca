import { actionsOf, type AuditKind, type AuditLine } from 'domain/audit-log.ts'
import type { AuditDocument } from 'domain/stored/audit.ts'
import { FieldPath, type Query } from 'firebase-admin/firestore'
import { count, find, type Found } from '../cloud/store.ts'
import type { Place } from '../http/cursor.ts'
import { refs } from '../refs.ts'
import { namesOf } from './names-of.ts'

interface Asked {
  kind: AuditKind | undefined
  /** uid of who did it. */
  actor: string | undefined
  /** Instants, the second one excluded; ISO 8601 UTC. */
  since: string | undefined
  until: string | undefined
  limit: number
  /** The last line of the page before. */
  after: Place | undefined
}

/** A page of the log, the latest line first, with the names of who is still there; and how many lines there are on all pages. */
export async function findLines({ kind, actor, since, until, limit, after }: Asked) {
  let lines: Query<AuditDocument> = refs.audit
  if (kind) lines = lines.where('action', 'in', actionsOf(kind))
  if (actor) lines = lines.where('actor', '==', actor)
  if (since) lines = lines.where('at', '>=', since)
  if (until) lines = lines.where('at', '<', until)
  const inOrder = lines.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const rest = after ? inOrder.startAfter(after.createdAt, after.id) : inOrder
  // one more, which says whether there is a next page
  const [found, total] = await Promise.all([find(rest.limit(limit + 1)), count(lines)])
  return { lines: await named(found.slice(0, limit)), total, hasMore: found.length > limit }
}

async function named(found: readonly Found<AuditDocument>[]): Promise<AuditLine[]> {
  const nameOf = await namesOf(found.map(({ data }) => data))
  return found.map(({ id, data }) => ({
    ...data,
    id,
    actor_name: nameOf('user', data.actor),
    target_name: nameOf(data.action.slice(0, data.action.indexOf(':')), data.target),
  }))
}
