import type { Fault } from '../fault.ts'

interface IndexField {
  fieldPath: string
  order?: string
}

/** The composite indexes of `firestore.indexes.json`: without one, Firestore refuses what the emulator answers. */
export interface CompositeIndexes {
  indexes: { collectionGroup: string; fields: IndexField[] }[]
}

/** A composite index as Firestore's admin API describes it; `name` ends in `collectionGroups/mail/indexes/CIC…`. */
export interface DeployedIndex {
  name: string
  state?: string
  fields: IndexField[]
}

/** What orders and filters; the API adds the document's own name at the end. */
const keyOf = (fields: IndexField[]): string =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`)
    .join(', ')

/** Whether every composite index that the product asks with is there and filled. */
export const judgeIndexes = ({ indexes }: CompositeIndexes, deployed: DeployedIndex[]): Fault[] =>
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
