import { isDeepStrictEqual } from 'node:util'
import type { StoredPart } from 'domain/api/site.ts'
import { checkPart } from 'domain/content/check-part.ts'
import type { ContentPart } from 'domain/content/content.ts'
import { PAYMENT_FIELDS } from 'domain/content/organisation.ts'
import { withDefaults } from 'domain/content/with-defaults.ts'
import { picturesIn } from 'domain/content/pictures.ts'
import { samples } from 'domain/content/samples.ts'
import type { SitePartRecord } from 'domain/stored/site/site-part.ts'
import { audit } from '../audit/audit.ts'
import { HttpError, invalidFields } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { findAdmins } from '../users/admins.ts'
import { claimPictures } from '../media/claim-pictures.ts'

interface Change {
  /** uid of the editor, or `OPERATOR`. */
  by: string
  /** The revision that was read. Another is answered with 412. */
  revision?: number | undefined
  /** ISO 8601 UTC. */
  now?: string
  /** Called before another account for donations or a shorter term is stored, and may throw. */
  beforeRisk?: () => void
}

/**
 * Stores the office's content of one part. The trigger `noteSiteChange` publishes it, as it does for changes in the console. If
 * nothing changes, nothing is written. All admins get a mail about another account for donations.
 * @param sent fields of the part; the others stay
 * @throws HttpError naming every wrong field; 412; 401 or 403 if the right was withdrawn
 */
export const storeContent = (
  part: ContentPart,
  sent: object,
  { by, revision, now = new Date().toISOString(), beforeRisk }: Change,
): Promise<StoredPart> =>
  transactAs({ uid: by, action: 'site:write' }, `store ${part}`, async (tx) => {
    const stored = await tx.read(refs.site.doc(part))
    const current = revisionOf(stored)
    if (revision !== undefined && revision !== current) throw new HttpError(412, ({ site }) => site.changed)
    const known = withDefaults(samples[part], stored ?? {}) as Record<string, unknown>
    // entries, since a field may be called __proto__
    const checked = await checkPart(
      part,
      Object.fromEntries([...Object.entries(known), ...Object.entries(sent)]),
    )
    if (!checked.ok) throw invalidFields(checked.errors)
    const { value: content } = checked
    const details = Object.entries(content).flatMap(([name, value]) =>
      isDeepStrictEqual(value, known[name]) ? [] : [name],
    )
    if (details.length === 0) return { part, revision: current, content }
    const isPaymentChanged = part === 'organisation' && details.some((name) => PAYMENT_FIELDS.includes(name))
    if (isPaymentChanged || (part === 'privacy' && isShorter(content, known))) beforeRisk?.()
    const admins = isPaymentChanged ? await findAdmins(tx) : []
    const writePictures = await claimPictures(tx, picturesIn(known), picturesIn(content), now)
    const record: SitePartRecord = { revision: current + 1, updatedAt: now, updatedBy: by }
    tx.replace(refs.site.doc(part), { ...content, ...record })
    writePictures()
    const name = admins.find(({ id }) => id === by)?.data.full_name ?? 'the command line'
    for (const { id, data: user } of admins)
      queueMail(tx, 'bankChanged', { uid: id, user }, { id: now, now, data: { at: now, name } })
    audit(tx, { actor: by, action: 'site:update', target: part, at: now, details })
    return { part, revision: record.revision, content }
  })

/** Whether a number of the new content is smaller: terms are the numbers of the part `privacy`. */
const isShorter = (content: object, known: Record<string, unknown>): boolean =>
  Object.entries(content).some(([name, days]) => Number(days) < Number(known[name]))

/** Returns the revision; 0 if nothing was stored over REST yet. */
const revisionOf = ({ revision }: Record<string, unknown> = {}): number => Number(revision ?? 0)
