import type { Opened } from 'domain/api/site.ts'
import { CONTENT_PARTS, checkStored } from 'domain/content/check-part.ts'
import type { Content } from 'domain/content/content.ts'
import { isFormatted } from 'domain/content/formatted/formatted-texts.ts'
import { pointStates } from 'domain/content/opening/opening-points.ts'
import { samples } from 'domain/content/samples.ts'
import { isSiteOpen, type OpeningDocument } from 'domain/stored/site/opening.ts'
import type { SitePartRecord } from 'domain/stored/site/site-part.ts'
import { audit } from '../audit/audit.ts'
import { read, type Transaction } from '../cloud/store.ts'
import { HttpError } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { bumpSiteIn } from './versions.ts'

/** Reads whether the site is open. `opening` is absent before it was opened, and where it was published before sites were opened. */
export async function readOpening(
  from: Pick<Transaction, 'read'> = { read },
): Promise<{ isOpen: boolean; opening: OpeningDocument | undefined }> {
  const opening = await from.read(refs.opening)
  const published = opening ? undefined : await from.read(refs.published)
  return { isOpen: isSiteOpen(opening, published), opening }
}

/**
 * Opens the site, and stores every part that was never saved: a later version would show another sample.
 * @param by uid of the admin
 * @param now ISO 8601 UTC
 * @throws HttpError 409 if something is missing or a sample; 401 or 403 if the right was withdrawn
 */
export const openSite = (by: string, now = new Date().toISOString()): Promise<Opened> =>
  transactAs({ uid: by, action: 'site:open' }, 'open site', async (tx) => {
    const { isOpen, opening } = await readOpening(tx)
    if (isOpen) return { openedAt: opening?.openedAt ?? '' }
    const stored = await tx.readMany(CONTENT_PARTS.map((part) => refs.site.doc(part)))
    if (!(await isReady(stored))) throw new HttpError(409, ({ site }) => site.notReady)
    for (const part of CONTENT_PARTS.filter((_part, n) => !stored[n])) {
      const format = isFormatted(part) ? ({ format: 'markdown' } as const) : {}
      const record: SitePartRecord = { revision: 1, updatedAt: now, updatedBy: by, ...format }
      tx.replace(refs.site.doc(part), { ...samples[part], ...record })
    }
    tx.replace(refs.opening, { openedAt: now, openedBy: by })
    bumpSiteIn(tx)
    audit(tx, { actor: by, action: 'site:open', target: 'site', at: now })
    return { openedAt: now }
  })

/**
 * Closes the site again, or changes the reason.
 * @throws HttpError 401 or 403 if the right was withdrawn
 */
export const closeSite = (by: string, reason: string, now = new Date().toISOString()): Promise<void> =>
  transactAs({ uid: by, action: 'site:open' }, 'close site', async (tx) => {
    const { isOpen, opening } = await readOpening(tx)
    // a new site is closed already, and stays one that was never opened
    if (!isOpen && !opening) return
    const closed = { at: opening?.closed?.at ?? now, by, reason }
    tx.merge(refs.opening, { openedAt: '', openedBy: '', ...opening, closed })
    bumpSiteIn(tx)
    audit(tx, { actor: by, action: 'site:close', target: 'site', at: now })
  })

/** Returns whether every part can be shown, and every point of the list is entered. @param stored by part; undefined for a sample */
async function isReady(stored: readonly unknown[]): Promise<boolean> {
  const checked = await Promise.all(
    CONTENT_PARTS.map(async (part, n) => [part, await checkStored(part, stored[n])] as const),
  )
  const content = Object.fromEntries(checked.flatMap(([part, each]) => (each.ok ? [[part, each.value]] : [])))
  if (Object.keys(content).length < CONTENT_PARTS.length) return false
  return Object.values(pointStates(content as unknown as Content)).every((state) => state === 'ready')
}
