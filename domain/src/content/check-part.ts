import type { ObjectSchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'
import { type Checked, checkKnown } from '../schemas/check.ts'
import { aimsSchema, countersSchema, homeSchema, teaserSchema } from './home.ts'
import { causesSchema } from './causes.ts'
import type { Content, ContentPart } from './content.ts'
import { descriptionsSchema } from './descriptions.ts'
import { findShapeErrors, isRecord } from './find-shape-errors.ts'
import { givingSchema } from './giving.ts'
import { joiningSchema } from './joining.ts'
import { organisationSchema } from './organisation.ts'
import { privacySchema } from './privacy.ts'
import { reasonsSchema } from './reasons.ts'
import { sampleEventSchema, samplePostSchema } from './sample-post.ts'
import { samples } from './samples.ts'
import { servicesSchema } from './services.ts'
import { teamSchema } from './team.ts'
import { volunteeringSchema } from './volunteering.ts'

const SCHEMAS: { [Part in ContentPart]: ObjectSchema<Content[Part]> } = {
  organisation: organisationSchema,
  home: homeSchema,
  aims: aimsSchema,
  causes: causesSchema,
  giving: givingSchema,
  counters: countersSchema,
  team: teamSchema,
  samplePost: samplePostSchema,
  services: servicesSchema,
  sampleEvent: sampleEventSchema,
  teaser: teaserSchema,
  joining: joiningSchema,
  volunteering: volunteeringSchema,
  descriptions: descriptionsSchema,
  reasons: reasonsSchema,
  privacy: privacySchema,
}

/** Every part of the office's content. */
export const CONTENT_PARTS = Object.keys(SCHEMAS) as ContentPart[]

/**
 * Checks a whole part, as it is to be stored.
 * @returns the cast part, or every message by field, such as `causes[2].title`
 */
export async function checkPart<Part extends ContentPart>(
  part: Part,
  value: unknown,
): Promise<Checked<Content[Part]>> {
  const errors = findShapeErrors(samples[part], value)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return (await checkKnown(SCHEMAS[part], value as object)) as Checked<Content[Part]>
}

/** Describes the rules of a part, field by field: lengths, what may be empty, how many items. */
export const describePart = (part: ContentPart) => SCHEMAS[part].describe()

/** Adds the fields that a stored part lacks, unchecked. @param stored undefined where nothing is stored yet: the sample */
export const fillPart = (part: ContentPart, stored: unknown): unknown =>
  stored === undefined ? samples[part] : withDefaults(samples[part], stored, describePart(part))

/** Checks what is stored of a part, which may be older than the code. @param stored undefined where nothing is stored yet */
export const checkStored = <Part extends ContentPart>(
  part: Part,
  stored: unknown,
): Promise<Checked<Content[Part]>> => checkPart(part, fillPart(part, stored))

/**
 * Returns what is stored of a part, with every field that the code knows. One that is not known any more is left out. What is stored
 * stays as it is, right or wrong. Items of a list are the office's alone. A field that is newer than the document is empty, since its
 * sample would say what the office never said. Only where the rules allow no empty value it is the sample's.
 * @param rules of the part, as yup describes them
 */
function withDefaults(sample: unknown, stored: unknown, rules: SchemaFieldDescription | undefined): unknown {
  if (Array.isArray(sample) && Array.isArray(stored))
    return stored.map((item: unknown) => knownFields(sample[0], item))
  if (!isRecord(sample) || !isRecord(stored)) return stored
  const fields = Object.keys(sample).map((name) => [
    name,
    Object.hasOwn(stored, name)
      ? withDefaults(sample[name], stored[name], fieldOf(rules, name))
      : emptyOf(sample[name], fieldOf(rules, name)),
  ])
  return Object.fromEntries(fields)
}

const fieldOf = (rules: SchemaFieldDescription | undefined, name: string) =>
  (rules as SchemaObjectDescription | undefined)?.fields[name]

/** Returns a field without a value, as far as its rules allow that. */
function emptyOf(sample: unknown, rules: SchemaFieldDescription | undefined): unknown {
  if (isRecord(sample))
    return Object.fromEntries(
      Object.keys(sample).map((name) => [name, emptyOf(sample[name], fieldOf(rules, name))]),
    )
  const { tests = [], oneOf = [], meta } = (rules ?? {}) as Partial<SchemaDescription>
  if (Array.isArray(sample)) return tests.some(({ name }) => name === 'min') ? sample : []
  if (typeof sample === 'number')
    return (meta as { isZeroAllowed?: boolean } | undefined)?.isZeroAllowed ? 0 : sample
  return oneOf.length > 0 || tests.some(({ name }) => name === 'required') ? sample : ''
}

function knownFields(sample: unknown, item: unknown): unknown {
  if (!isRecord(sample) || !isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).filter(([name]) => Object.hasOwn(sample, name)))
}
