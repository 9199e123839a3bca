import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'
import { isRecord } from './find-shape-errors.ts'

/**
 * What is stored of a part, with every field that the code knows; one that is not known any more is left out. What is stored stays
 * as it is, right or wrong. Items of a list are the office's alone. A field that is newer than the document is empty, since its
 * sample would say what the office never said; only where the rules allow no empty value it is the sample's.
 * @param rules of the part, as yup describes them
 */
export function withDefaults(
  sample: unknown,
  stored: unknown,
  rules: SchemaFieldDescription | undefined,
): unknown {
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
