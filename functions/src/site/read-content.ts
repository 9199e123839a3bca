import { CONTENT_PARTS, checkStored, fillPart } from 'domain/content/check-part.ts'
import type { ContentPart, StoredContent } from 'domain/content/content.ts'
import { donationLimitsSchema } from 'domain/content/giving.ts'
import type { DonationLimits } from 'domain/money/money.ts'
import type { Terms } from 'domain/limits.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import { samples } from 'domain/content/samples.ts'
import { checkKnown } from 'domain/schemas/check.ts'
import type { SitePartRecord } from 'domain/stored/site/site-part.ts'
import { translationsOf } from 'domain/content/translation/translations-of.ts'
import * as logger from 'firebase-functions/logger'
import { read, readMany } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { PublishFailure } from './targets/publish-failure.ts'

interface ReadContent {
  content: StoredContent
  /** Parts that stay as they are live, such as `site/organisation`. */
  leftOut: string[]
}

/**
 * Reads the office's content, part by part, with samples for what was never written. A part that fails its schema stays as it is
 * live, and does not stop the rest. A sample never replaces what the office wrote.
 * @param live content as last published, if known
 * @param wasOpened whether an admin has opened the site. That stored every part, so one that is missing is newer, and its sample
 * must not be shown
 * @throws PublishFailure naming the fields of a part that fails and was never live
 */
export async function readContent(live?: Partial<StoredContent>, wasOpened = false): Promise<ReadContent> {
  const stored = await readMany(CONTENT_PARTS.map((part) => refs.site.doc(part)))
  const parts = await Promise.all(
    CONTENT_PARTS.map((part, n) => passed(part, stored[n] ?? (wasOpened ? {} : undefined), live?.[part])),
  )
  const leftOut = parts.flatMap(({ part, isLeftOut }) => (isLeftOut ? [`site/${part}`] : []))
  if (leftOut.length > 0) logger.error('Stays as it is live, since a field is missing or wrong', leftOut)
  const content = Object.fromEntries(
    parts.map(({ part, value }) => [part, value]),
  ) as unknown as StoredContent
  return { content, leftOut }
}

/** Returns the format of a part's texts, if they are not plain, and its Urdu, if it has any. */
function textsOf(part: { format?: unknown } | undefined): Pick<SitePartRecord, 'format' | 'ur'> {
  const ur = translationsOf(part)
  return { ...(part?.format === 'markdown' && { format: part.format }), ...(ur.length > 0 && { ur }) }
}

async function passed(part: ContentPart, stored: object | undefined, live: object | undefined) {
  const checked = await checkStored(part, stored)
  if (checked.ok) return { part, value: { ...checked.value, ...textsOf(stored) }, isLeftOut: false }
  // live content may be older than a rule, but pages must be able to show it
  const value = live && (fillPart(part, live) as object)
  if (value && Object.keys(findShapeErrors(samples[part], value)).length === 0)
    return { part, value: { ...value, ...textsOf(live) }, isLeftOut: true }
  throw new PublishFailure('content', `${part}: ${Object.keys(checked.errors).join(', ')}`)
}

/**
 * Reads the currency and the limits of donations. @returns undefined if they cannot be read: a sample never replaces what the
 * office wrote
 */
export async function readDonationLimits(): Promise<DonationLimits | undefined> {
  const stored = await read(refs.site.doc('giving'))
  const { currency, least, most } = fillPart('giving', stored) as DonationLimits
  const checked = await checkKnown(donationLimitsSchema, { currency, least, most })
  return checked.ok ? checked.value : undefined
}

/** Reads the terms of the chamber. A wrong one, such as 0 days, removes nothing. @throws Error naming the fields */
export async function readTerms(): Promise<Terms> {
  const checked = await checkStored('privacy', await read(refs.site.doc('privacy')))
  if (!checked.ok) throw new Error(`site/privacy cannot be read: ${Object.keys(checked.errors).join(', ')}`)
  const { contact: _contact, ...terms } = checked.value
  return terms
}
