import type { Fault } from '../fault.ts'

interface IndexField {
  fieldPath: string
  order?: string
}

/** The composite indexes of `firestore.indexes.json`. Firestore refuses queries without one; the emulator does not. */
export interface CompositeIndexes {
  indexes: { collectionGroup: string; fields: IndexField[] }[]
}

/** A composite index in Firestore's admin API; `name` ends in `collectionGroups/mail/indexes/CIC…`. */
export interface DeployedIndex {
  name: string
  state?: string
  fields: IndexField[]
}

/** Joins the fields of an index into a key. Leaves out the document name, which the API adds. */
const keyOf = (fields: IndexField[]): string =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`)
    .join(', ')

/** Checks that every composite index exists and is built. */
export const indexesFaults = ({ indexes }: CompositeIndexes, deployed: DeployedIndex[]): Fault[] =>
  indexes.flatMap(({ collectionGroup, fields }) => {
    const found = deployed.find(
      ({ name, fields: others }) =>
        name.includes(`/collectionGroups/${collectionGroup}/`) && keyOf(others) === keyOf(fields),
    )
    if (found?.state === 'READY') return []
    const what = `The index of ${collectionGroup} by ${keyOf(fields)}`
    return [
      {
        wrong: found ? `${what} is still being filled.` : `${what} does not exist: a list cannot be shown.`,
        todo: 'npx firebase deploy --only firestore:indexes, and wait some minutes',
      },
    ]
  })

/** The field settings of `firestore.indexes.json`. */
export interface IndexesFile {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[]
}

/** Settings of a field in Firestore's admin API; `name` ends in `collectionGroups/mail/fields/expiresAt`. */
export interface FieldSettings {
  name: string
  indexConfig?: { indexes?: unknown[] }
  ttlConfig?: { state?: string }
}

/** Checks expiry and single-field indexes against `firestore.indexes.json`. */
export function fieldsFaults({ fieldOverrides }: IndexesFile, deployed: FieldSettings[]): Fault[] {
  const todo = 'npx firebase deploy --only firestore:indexes, and wait some minutes'
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl = false, indexes }) => {
    const field = deployed.find(({ name }) => name.endsWith(`/${collectionGroup}/fields/${fieldPath}`))
    const where = `${collectionGroup}.${fieldPath}`
    const faults: Fault[] = []
    if (ttl && field?.ttlConfig?.state !== 'ACTIVE')
      faults.push({
        wrong: `Firestore does not delete documents by ${where}, so they are kept for ever.`,
        todo,
      })
    if (!field || (field.indexConfig?.indexes ?? []).length !== indexes.length)
      faults.push({ wrong: `The indexes of ${where} are not those of firestore.indexes.json.`, todo })
    return faults
  })
}
