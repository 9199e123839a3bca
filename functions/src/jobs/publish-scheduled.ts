import { actorOf, can } from 'domain/permissions.ts'
import { audit } from '../audit/audit.ts'
import { find, transact, type Transaction } from '../cloud/store.ts'
import { BLOGS, EVENTS, PAGES, type PostDocument, type PostInput, type PostKind } from '../posts/post-kind.ts'
import { bumpVersion } from '../posts/post-list.ts'
import { refs } from '../refs.ts'
import { runEach } from '../run-each.ts'

/** Posts of each kind that one run publishes. The next run takes the rest. */
const PER_RUN = 50

/**
 * Publishes what is due by now, the longest overdue first. One that fails does not delay the others.
 * @returns the ids of what failed
 */
export async function publishScheduled(now: Date): Promise<string[]> {
  const at = now.toISOString()
  return [
    ...(await publishDue(BLOGS, at)),
    ...(await publishDue(EVENTS, at)),
    ...(await publishDue(PAGES, at)),
  ]
}

async function publishDue<Input extends PostInput>(kind: PostKind<Input>, now: string): Promise<string[]> {
  const due = kind.collection.where('publish_at', '<=', now).orderBy('publish_at').limit(PER_RUN)
  return runEach(await find(due), ({ id }) => publishOne(kind, id, now))
}

/**
 * Publishes a scheduled post, if it is still due. If the person who scheduled it may not write any more, it stays a draft that says so.
 * @param now ISO 8601 UTC
 */
async function publishOne<Input extends PostInput>(
  kind: PostKind<Input>,
  id: string,
  now: string,
): Promise<void> {
  await transact(`publish ${kind.noun}`, async (tx) => {
    const ref = kind.collection.doc(id)
    const before = await tx.read(ref)
    if (!before?.publish_at || before.publish_at > now) return
    const by = await stillWrites(tx, before.scheduled_by)
    const { publish_at: due, scheduled_by: _by, ...post } = before
    // versions are told apart by this time, which never goes back
    const updatedAt = new Date(Math.max(Date.parse(now), Date.parse(before.updatedAt) + 1)).toISOString()
    const changed = {
      ...post,
      updatedAt,
      ...(by.isAllowed ? { is_published: true, createdAt: now } : { missed_at: due }),
    } as PostDocument<Input>
    tx.replace(ref, kind.noteForCalendars?.(before, changed, now) ?? changed)
    bumpVersion(tx, kind.name)
    const action = by.isAllowed ? (`${kind.noun}:publish` as const) : (`${kind.noun}:miss` as const)
    audit(tx, { actor: by.actor, action, target: id, at: now })
  })
}

/** Reads whether somebody may still write posts, and whom the log names. */
async function stillWrites(tx: Transaction, uid = ''): Promise<{ actor: string; isAllowed: boolean }> {
  const user = uid === '' ? undefined : await tx.read(refs.users.doc(uid))
  if (!user || user.deleting) return { actor: 'deleted', isAllowed: false }
  return { actor: uid, isAllowed: can(actorOf(uid, user), 'post:write') }
}
