import type { ContentPart } from 'domain/content/content.ts'
import { toFormatted } from 'domain/content/formatted/formatted-texts.ts'
import { findShapeErrors, isRecord } from 'domain/content/find-shape-errors.ts'
import { fillPart } from 'domain/content/check-part.ts'
import { samples } from 'domain/content/samples.ts'
import { toUrdu, withoutUrdu } from './urdu.ts'
import type { Values } from './values.ts'

/** A part as it is stored, or its sample. */
export interface StoredPart {
  /** The stored values, without fields that cannot be read. Plain texts are written as formatted ones, as saving will. */
  base: Values
  /** The same with the sample's value for those fields: what a form can show. */
  content: Values
  revision: number
  /** ISO 8601 UTC; '' where it was never changed over REST. */
  updatedAt: string
  /** uid, '' for nobody. */
  updatedBy: string
}

/** Returns whether values have the shape of a part, valid or not. */
export const isShaped = (part: ContentPart, values: unknown): values is Values =>
  isRecord(values) && Object.keys(findShapeErrors(samples[part], withoutUrdu(values))).length === 0

const textOr = (value: unknown) => (typeof value === 'string' ? value : '')

/** Writes the texts of a part as formatted ones. @param format of the part; absent for plain texts */
export const asFormatted = (part: ContentPart, values: Values, format: unknown): Values =>
  format === 'markdown' ? values : toFormatted(part, values)

/** Converts a stored document, which may have been edited by hand. @param document undefined where none is stored */
export function toStoredPart(part: ContentPart, document: Values | undefined): StoredPart {
  const { revision, updatedAt, updatedBy, format } = document ?? {}
  const laid = Object.entries(fillPart(part, document) as Values)
  const shaped = Object.fromEntries(laid.filter(([name, value]) => isShaped(part, { [name]: value })))
  const base = { ...asFormatted(part, shaped, format), ur: toUrdu(document) }
  return {
    base,
    content: { ...samples[part], ...base },
    revision: typeof revision === 'number' ? revision : 0,
    updatedAt: textOr(updatedAt),
    updatedBy: textOr(updatedBy),
  }
}
