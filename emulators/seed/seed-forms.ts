import { samples } from 'domain/content/samples.ts'
import { SUSPECT_DAYS } from 'domain/limits.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { type MessageReply, SAVED_REPLIES } from 'domain/stored/sent-forms.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { find, read, transact } from '../../functions/src/cloud/store.ts'
import { refs } from '../../functions/src/refs.ts'
import { bumpComments } from '../../functions/src/site/versions.ts'
import {
  comments,
  donations,
  messages,
  type SampleReply,
  savedReplies,
  suspects,
  volunteers,
} from './forms.ts'
import { posts } from './posts.ts'

const DAY = 86_400_000
const ALPHABET = '23456789'

/** Returns a reference that is the same in every run, so that existing samples are kept. */
const referenceOf = (kind: string, n: number) => `WCN-${kind}${ALPHABET[n] ?? '9'}`.padEnd(10, '2')

const sent = (name: string, daysAgo: number) => ({
  email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.org`,
  language: 'en' as const,
  createdAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
})

/** Returns the fields that say who handled it, one day later; none where nobody did. */
const handled = (by: string | undefined, daysAgo: number) =>
  by === undefined
    ? {}
    : {
        handler_uid: 'seed',
        handler_name: by,
        handledAt: new Date(Date.now() - Math.max(daysAgo - 1, 0) * DAY).toISOString(),
      }

/** Stores the sample messages, volunteer offers, donations and comments. */
export async function seedForms(): Promise<void> {
  for (const [n, { daysAgo, by, replies = [], ...fields }] of messages.entries())
    await store(refs.messages, referenceOf('MSG', n), {
      ...sent(fields.name, daysAgo),
      ...handled(by, daysAgo),
      events: '',
      ...fields,
      replies: replies.map((reply, index) => toReply(reply, daysAgo - (index + 1) / 10)),
    })
  for (const [n, { daysAgo, by, ...fields }] of volunteers.entries())
    await store(refs.volunteers, referenceOf('VNT', n), {
      ...sent(fields.first_name, daysAgo),
      ...handled(by, daysAgo),
      ...fields,
      cv: '',
    })
  for (const [n, { daysAgo, by, isForCause, ...fields }] of donations.entries())
    await store(refs.donations, referenceOf('DNT', n), {
      ...sent(fields.first_name, daysAgo),
      ...handled(by, daysAgo),
      ...fields,
      cause: isForCause ? (samples.causes.causes[0]?.id ?? '') : '',
      address: 'Abbottabad',
      message: '',
      payment_method: fields.state === 'paid' ? 'card' : 'offline',
      company: fields.state === 'paid' ? 'sandbox' : '',
      payment: '',
    })
  await seedSavedReplies()
  await seedSuspects()
  await seedComments()
}

const toReply = ({ by, text, state }: SampleReply, daysAgo: number): MessageReply => {
  const at = new Date(Date.now() - daysAgo * DAY).toISOString()
  const isSent = state === 'sent'
  return {
    id: `seed-${text.length}`,
    text,
    is_last: true,
    author_uid: 'seed',
    author_name: by,
    createdAt: at,
    state,
    attempts: isSent ? 1 : 5,
    triedAt: at,
    error: isSent ? '' : 'EENVELOPE RCPT TO 452 4.2.2',
  }
}

async function seedSavedReplies(): Promise<void> {
  const ref = refs.savedReplies.doc(SAVED_REPLIES)
  if (await read(ref)) return
  const updatedAt = new Date().toISOString()
  await transact('seed', async (tx) =>
    tx.create(ref, {
      replies: savedReplies.map((reply, n) => ({ id: `sample-${n}`, ...reply })),
      revision: 1,
      updatedAt,
      updatedBy: 'seed',
    }),
  )
}

async function seedSuspects(): Promise<void> {
  for (const [n, { daysAgo, ...fields }] of suspects.entries()) {
    const ref = refs.suspects.doc(referenceOf('SPM', n))
    if (await read(ref)) continue
    const form = { ...sent(fields.name, daysAgo), events: '', state: 'new' as const, ...fields }
    const expiresAt = new Date(Date.parse(form.createdAt) + SUSPECT_DAYS * DAY).toISOString()
    await transact('seed', async (tx) =>
      tx.create(ref, { list: 'messages', form, createdAt: form.createdAt, expiresAt }),
    )
  }
}

async function seedComments(): Promise<void> {
  const idOf = new Map((await find(refs.blogs)).map(({ id, data }) => [data.title, id]))
  const changed = new Set<string>()
  for (const [n, { post, answers, daysAgo, website = '', ...fields }] of comments.entries()) {
    const blog = idOf.get(posts[post]?.title ?? '') ?? ''
    const stored = await store(refs.comments, referenceOf('CMT', n), {
      ...sent(fields.name, daysAgo),
      ...fields,
      website,
      blog,
      parent: answers === undefined ? '' : referenceOf('CMT', answers),
    })
    if (stored) changed.add(blog)
  }
  for (const blog of changed) await transact('raise comments', async (tx) => bumpComments(tx, blog))
}

/** Stores a document unless it exists. @returns whether it was new */
async function store<Name extends 'messages' | 'volunteers' | 'donations' | 'comments'>(
  collection: CollectionReference<Collections[Name]>,
  id: string,
  document: Collections[Name],
): Promise<boolean> {
  if (await read(collection.doc(id))) return false
  await transact('seed', async (tx) => tx.create(collection.doc(id), document as never))
  return true
}
