import { MAX_ITEMS } from 'domain/limits.ts'
import type { PageDocument } from 'domain/stored/page.ts'
import { rule } from 'domain/values/rule.ts'
import { audit } from '../audit/audit.ts'
import type { FoundDocument, Transaction } from '../cloud/store.ts'
import { compareTexts } from '../compare-texts.ts'
import { HttpError, invalidFields, notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { bumpVersion } from './post-list.ts'

type Ordered = Pick<PageDocument, 'order' | 'createdAt'>

/** Compares pages of the office by their position, then by their age. */
export const comparePages = (a: Ordered, b: Ordered): number =>
  (a.order ?? 0) - (b.order ?? 0) || compareTexts(a.createdAt, b.createdAt)

/**
 * Reads every page in its order. Each change of a page reads the version of them all and raises it. So two changes at once follow each
 * other, and each knows the pages of the other.
 */
async function readPages(tx: Transaction): Promise<FoundDocument<PageDocument>[]> {
  await tx.read(refs.versions.doc('pages'))
  return (await tx.find(refs.pages)).toSorted((a, b) => comparePages(a.data, b.data))
}

/**
 * Completes a page before it is stored: its position, its old names, and which of its files still exist. If its name was an old
 * name of another page, that page loses it.
 * @param before as stored; undefined for a new page
 * @returns the completed page, and `write` for the others; call `write` after the last read of the transaction
 * @throws HttpError 409 for one page too many; 400 naming `name` if another page has it
 */
export async function fitPage(
  tx: Transaction,
  id: string,
  before: PageDocument | undefined,
  after: PageDocument,
): Promise<{ post: PageDocument; write: () => void }> {
  const others = (await readPages(tx)).filter((page) => page.id !== id)
  if (!before && others.length >= MAX_ITEMS.pages)
    throw new HttpError(409, ({ pages }) => pages.tooMany(MAX_ITEMS.pages))
  const { name } = after
  if (others.some(({ data }) => data.name === name)) throw invalidFields({ name: [rule('idTaken')] })
  const { files: offered = [] } = (await tx.read(refs.officeFiles)) ?? {}
  const order = before ? (before.order ?? 0) : Math.max(-1, ...others.map(({ data }) => data.order ?? 0)) + 1
  // a file may be deleted while somebody writes
  const files = [...new Set(after.files)].filter((id) => offered.some((file) => file.id === id))
  return {
    post: { ...after, files, order, old_names: oldNames(before, name) },
    write: () => {
      for (const { ref, data } of others)
        if (data.old_names?.includes(name))
          tx.update(ref, { old_names: data.old_names.filter((old) => old !== name) })
    },
  }
}

function oldNames(before: PageDocument | undefined, name: string): string[] {
  const earlier = before ? [before.name, ...(before.old_names ?? [])] : []
  return [...new Set(earlier)].filter((old) => old !== name).slice(0, MAX_ITEMS.oldNames)
}

/**
 * Moves a page up or down by one. The first and the last stay where they are.
 * @param by uid of the editor
 * @param now ISO 8601 UTC
 * @throws HttpError 404; 401 or 403 if the right was withdrawn
 */
export const movePage = (
  id: string,
  direction: 'up' | 'down',
  by: string,
  now = new Date().toISOString(),
): Promise<void> =>
  transactAs({ uid: by, action: 'post:write' }, 'move page', async (tx) => {
    const pages = await readPages(tx)
    const from = pages.findIndex((page) => page.id === id)
    const moved = pages[from]
    if (!moved) throw notFound()
    const to = direction === 'up' ? from - 1 : from + 1
    if (!pages[to]) return
    const ordered = pages.toSpliced(from, 1).toSpliced(to, 0, moved)
    for (const [order, { ref, data }] of ordered.entries())
      if (data.order !== order) tx.update(ref, { order })
    bumpVersion(tx, 'pages')
    audit(tx, { actor: by, action: 'page:move', target: id, at: now })
  })
