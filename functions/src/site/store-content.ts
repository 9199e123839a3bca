import { isDeepStrictEqual } from 'node:util'
import type { StoredPart } from 'domain/api/site.ts'
import { checkPart, fillPart } from 'domain/content/check-part.ts'
import type { Content, ContentPart } from 'domain/content/content.ts'
import { isFormatted, keepLooks, toFormatted } from 'domain/content/formatted/formatted-texts.ts'
import { PAYMENT_FIELDS } from 'domain/content/organisation.ts'
import { type PartPicture, picturesIn } from 'domain/content/pictures.ts'
import { checkTranslations } from 'domain/content/translation/translate-part.ts'
import { translationsOf } from 'domain/content/translation/translations-of.ts'
import type { SitePartRecord, Translation } from 'domain/stored/site/site-part.ts'
import { rule } from 'domain/values/rule.ts'
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
  /** Called before a risky change is stored: another account for donations, a shorter term, the end of required codes. May throw. */
  beforeRisk?: () => void
}

/**
 * Stores the office's content of one part. The trigger `noteSiteChange` publishes it, as it does for changes in the console. If
 * nothing changes, nothing is written. All admins get a mail about another account for donations.
 * @param sent fields of the part, and `ur` with all of its Urdu; the others stay, and so does the Urdu of texts that have not changed
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
    const { ur: sentUrdu, ...fields } = sent as { ur?: unknown }
    const known = fillPart(part, stored) as Record<string, unknown>
    // entries, since a field may be called __proto__
    const checked = await checkPart(
      part,
      Object.fromEntries([...Object.entries(known), ...Object.entries(fields)]),
    )
    if (!checked.ok) throw invalidFields(checked.errors)
    const isPlain = isFormatted(part) && stored?.['format'] !== 'markdown'
    const content = isPlain ? await keepingLooks(part, checked.value, known) : checked.value
    const before = isPlain ? toFormatted(part, known) : known
    const details = Object.entries(content).flatMap(([name, value]) =>
      isDeepStrictEqual(value, before[name]) ? [] : [name],
    )
    const format = isFormatted(part) ? ({ format: 'markdown' } as const) : {}
    const urdu = translationsOf(stored)
    const translated = await checkTranslations(part, content, sentUrdu ?? urdu)
    if (!translated.ok) throw invalidFields(translated.errors)
    const { value: ur } = translated
    if (!isDeepStrictEqual(ur, urdu)) details.push('ur')
    if (details.length === 0)
      return { part, revision: current, content: known, ...(!isPlain && format), ...translations(urdu) }
    const isPaymentChanged = part === 'organisation' && details.some((name) => PAYMENT_FIELDS.includes(name))
    if (isPaymentChanged || isWeaker(part, content, known)) beforeRisk?.()
    const admins = isPaymentChanged ? await findAdmins(tx) : []
    const pictures = picturesIn({ ...content, ...format, ur })
    refuseOthers(part, pictures)
    const writePictures = await claimPictures(
      tx,
      picturesIn({ ...before, ...format, ur: urdu }),
      pictures,
      now,
    )
    const record: SitePartRecord = {
      revision: current + 1,
      updatedAt: now,
      updatedBy: by,
      ...format,
      ...translations(ur),
    }
    tx.replace(refs.site.doc(part), { ...content, ...record })
    writePictures()
    const name = admins.find(({ id }) => id === by)?.data.full_name ?? 'the command line'
    for (const { id, data: user } of admins)
      queueMail(tx, 'bankChanged', { uid: id, user }, { id: now, now, data: { at: now, name } })
    audit(tx, { actor: by, action: 'site:update', target: part, at: now, details })
    return { part, revision: record.revision, content, ...format, ...translations(ur) }
  })

/** Returns the field for the Urdu of a part; nothing without any. */
const translations = (ur: readonly Translation[]) => (ur.length > 0 ? { ur } : {})

/**
 * Writes the texts that were stored plain so that they look the same as formatted ones.
 * @throws HttpError naming a text that becomes too long
 */
async function keepingLooks<Part extends ContentPart>(part: Part, sent: Content[Part], stored: unknown) {
  const checked = await checkPart(part, keepLooks(part, sent, stored))
  if (!checked.ok) throw invalidFields(checked.errors)
  return checked.value
}

/** Checks that every picture was uploaded for this part: visitors could not see another. @throws HttpError naming the fields */
function refuseOthers(part: ContentPart, pictures: readonly PartPicture[]): void {
  const others = pictures.filter(({ address }) => !address.startsWith(`/media/site/${part}/`))
  if (others.length > 0)
    throw invalidFields(Object.fromEntries(others.map(({ field }) => [field, [rule('pictureMissing')]])))
}

/** Returns whether the new content protects less: a shorter term of `privacy`, or admins who need no one-time codes any more. */
function isWeaker(
  part: ContentPart,
  content: Record<string, unknown>,
  known: Record<string, unknown>,
): boolean {
  if (part === 'organisation')
    return known['adminCodes'] === 'required' && content['adminCodes'] !== 'required'
  // its numbers are the terms
  return (
    part === 'privacy' && Object.entries(content).some(([name, days]) => Number(days) < Number(known[name]))
  )
}

/** Returns the revision; 0 if nothing was stored over REST yet. */
const revisionOf = ({ revision }: Record<string, unknown> = {}): number => Number(revision ?? 0)
