import { isRecord } from './find-shape-errors.ts'

/**
 * What is stored of a part, laid over its sample: a field that is newer than the document is the sample's, one that is not known
 * any more is left out. What is stored stays as it is, right or wrong. Items of a list are the office's alone.
 */
export function withDefaults(sample: unknown, stored: unknown): unknown {
  if (Array.isArray(sample) && Array.isArray(stored))
    return stored.map((item: unknown) => knownFields(sample[0], item))
  if (!isRecord(sample) || !isRecord(stored)) return stored
  const fields = Object.keys(sample).map((name) => [
    name,
    Object.hasOwn(stored, name) ? withDefaults(sample[name], stored[name]) : sample[name],
  ])
  return Object.fromEntries(fields)
}

function knownFields(sample: unknown, item: unknown): unknown {
  if (!isRecord(sample) || !isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).filter(([name]) => Object.hasOwn(sample, name)))
}
