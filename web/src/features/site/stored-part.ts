import type { ContentPart } from 'domain/content/content.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import { isRecord } from 'domain/content/is-record.ts'
import { withDefaults } from 'domain/content/with-defaults.ts'
import { samples } from 'domain/content/samples.ts'
import type { Values } from './values.ts'

/** A part as it is stored, or its sample. */
export interface StoredPart {
  /** Without the fields that cannot be read. */
  base: Values
  /** With the sample's instead of those: what a form can hold. */
  content: Values
  revision: number
  /** ISO 8601 UTC; '' where nobody changed it over REST. */
  updatedAt: string
  /** uid, '' for nobody. */
  updatedBy: string
}

/** Whether the values have the shape of a part, right or wrong. */
export const isShaped = (part: ContentPart, values: unknown): values is Values =>
  isRecord(values) && Object.keys(findShapeErrors(samples[part], values)).length === 0

const textOr = (value: unknown) => (typeof value === 'string' ? value : '')

/** What a form shows of a document that somebody may have written by hand. */
export function toStoredPart(part: ContentPart, document: Values | undefined): StoredPart {
  const { revision, updatedAt, updatedBy } = document ?? {}
  const laid = Object.entries(withDefaults(samples[part], document ?? {}) as Values)
  const base = Object.fromEntries(laid.filter(([name, value]) => isShaped(part, { [name]: value })))
  return {
    base,
    content: { ...samples[part], ...base },
    revision: typeof revision === 'number' ? revision : 0,
    updatedAt: textOr(updatedAt),
    updatedBy: textOr(updatedBy),
  }
}
