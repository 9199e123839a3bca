import { type PublishedVersions, VERSION_KINDS } from 'domain/stored/site/published.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { isId, readMany, transact, type Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Reads the versions of everything that the site is made from; 0 before the first change. */
export async function readVersions(tx?: Transaction): Promise<PublishedVersions> {
  const documents = VERSION_KINDS.map((kind) => refs.versions.doc(kind))
  const [blogs, events, pages, comments, site] = await (tx ? tx.readMany(documents) : readMany(documents))
  return {
    blogs: blogs?.version ?? 0,
    events: events?.version ?? 0,
    pages: pages?.version ?? 0,
    comments: comments?.version ?? 0,
    site: site?.version ?? 0,
  }
}

/** Marks the public comments of a post as changed, in the transaction that changes them. */
export const bumpComments = (tx: Transaction, post: string): void =>
  tx.merge(refs.versions.doc('comments'), {
    version: FieldValue.increment(1),
    // a comment stored by hand may name anything; without a post all comments are read again
    ...(isId(post) && { posts: { [post]: FieldValue.increment(1) } }),
  })

/** Requests publishing for another reason than a post, in the transaction of that reason. */
export const bumpSiteIn = (tx: Transaction): void =>
  tx.merge(refs.versions.doc('site'), { version: FieldValue.increment(1) })

/** Requests publishing in a transaction of its own. */
export const bumpSite = (): Promise<void> => transact('raise site', async (tx) => bumpSiteIn(tx))
