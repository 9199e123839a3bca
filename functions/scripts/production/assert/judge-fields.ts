import type { Fault } from '../fault.ts'

/** What `firestore.indexes.json` says of single fields. */
export interface IndexesFile {
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[]
}

/** A field's settings as Firestore's admin API describes them; `name` ends in `collectionGroups/mail/fields/expiresAt`. */
export interface FieldSettings {
  name: string
  indexConfig?: { indexes?: unknown[] }
  ttlConfig?: { state?: string }
}

/** Whether Firestore forgets and leaves unindexed what `firestore.indexes.json` says. */
export function judgeFields({ fieldOverrides }: IndexesFile, deployed: FieldSettings[]): Fault[] {
  const todo = 'npx firebase deploy --only firestore:indexes, and wait some minutes'
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl = false, indexes }) => {
    const field = deployed.find(({ name }) => name.endsWith(`/${collectionGroup}/fields/${fieldPath}`))
    const where = `${collectionGroup}.${fieldPath}`
    const faults: Fault[] = []
    if (ttl && field?.ttlConfig?.state !== 'ACTIVE')
      faults.push({
        wrong: `Firestore does not remove documents by ${where}: they pile up for ever.`,
        todo,
      })
    if (!field || (field.indexConfig?.indexes ?? []).length !== indexes.length)
      faults.push({ wrong: `The indexes of ${where} are not those of firestore.indexes.json.`, todo })
    return faults
  })
}
