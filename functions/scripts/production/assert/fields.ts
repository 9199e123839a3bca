import type { Fault } from '../fault.ts'

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
