interface Field {
  field: { fieldPath: string }
}

interface Filter {
  compositeFilter?: { op: string; filters: Filter[] }
  fieldFilter?: Field & { op: string }
  unaryFilter?: Field & { op: string }
}

/** A query as Firestore gets it, without values. */
export interface RecordedQuery {
  from: { collectionId?: string; allDescendants?: boolean }[]
  where?: Filter | null
  orderBy?: (Field & { direction?: string })[] | null
  aggregations?: { sum?: Field; avg?: Field }[]
}

interface Mode {
  order?: string
  arrayConfig?: string
}

interface Index {
  collectionGroup: string
  queryScope: string
  fields: (Mode & { fieldPath: string })[]
}

/** `firestore.indexes.json`. */
export interface IndexesFile {
  indexes: Index[]
  fieldOverrides: {
    collectionGroup: string
    fieldPath: string
    indexes: (Mode & { queryScope?: string })[]
  }[]
}

/** The index that a query needs. Fields have a mode: `EQUAL`, `CONTAINS` for a value in an array, or their order. */
interface Need {
  collection: string
  scope: string
  /** The fields that come first, in any order, such as `state EQUAL`. */
  begin: string[]
  /** The fields that follow in this order. */
  rest: string[]
}

const EQUAL = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']
const CONTAINS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']
const UNEQUAL = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]

/** @throws for operators whose rules are not written here, such as `OR` */
function filtersIn(filter: Filter | null | undefined): { path: string; op: string }[] {
  if (!filter) return []
  if (filter.compositeFilter?.op === 'AND') return filter.compositeFilter.filters.flatMap(filtersIn)
  const { field, op } = filter.fieldFilter ?? filter.unaryFilter ?? {}
  if (!field || !op || ![...EQUAL, ...CONTAINS, ...UNEQUAL].includes(op))
    throw new Error(`tests/indexes/index-for.ts does not know this filter: ${JSON.stringify(filter)}`)
  return [{ path: field.fieldPath, op }]
}

/** Finds the index that a query needs. */
function indexFor({ from: [from], where, orderBy, aggregations }: RecordedQuery): Need {
  const filters = filtersIn(where)
  const under = (ops: string[]) => [
    ...new Set(filters.flatMap(({ path, op }) => (ops.includes(op) ? path : []))),
  ]
  const rest = (orderBy ?? []).map(({ field, direction = 'ASCENDING' }) => `${field.fieldPath} ${direction}`)
  const directionAt = (n: number) => rest.at(n)?.split(' ')[1] ?? 'ASCENDING'
  const append = (path: string, direction: string) => {
    if (!rest.some((field) => field.startsWith(`${path} `))) rest.push(`${path} ${direction}`)
  }
  // Firestore also orders by what must be unequal
  for (const path of under(UNEQUAL).toSorted()) append(path, directionAt(-1))
  // each index ends with the name, in the direction of the field before it
  if (rest.at(-1) === `__name__ ${directionAt(-2)}`) rest.pop()
  const summed = (aggregations ?? []).flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? [])
  for (const path of summed) append(path, 'ASCENDING')
  return {
    collection: from?.collectionId ?? '',
    scope: from?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    begin: [
      ...under(EQUAL).map((path) => `${path} EQUAL`),
      ...under(CONTAINS).map((path) => `${path} CONTAINS`),
    ],
    rest,
  }
}

const keyOf = ({ collection, scope, begin, rest }: Need) =>
  `${collection} (${scope}): ${[...begin.toSorted(), ...rest].join(', ')}`

/** Describes an index as the need of a query with so many fields at the beginning. */
const keyOfIndex = ({ collectionGroup, queryScope, fields }: Index, count: number) =>
  keyOf({
    collection: collectionGroup,
    scope: queryScope,
    begin: fields
      .slice(0, count)
      .map(({ fieldPath, arrayConfig = 'EQUAL' }) => `${fieldPath} ${arrayConfig}`),
    rest: fields
      .slice(count)
      .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  })

/** Whether Firestore keeps an index of one field. The closest setting counts: of the field, a map around it, or all fields. */
function hasSingle({ collection, scope }: Need, field: string, { fieldOverrides }: IndexesFile) {
  const [path, mode] = field.split(' ')
  // the index of names is always there
  if (path === '__name__') return mode !== 'DESCENDING'
  const [setting] = fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => fieldPath === '*' || `${path}.`.startsWith(`${fieldPath}.`))
    .toSorted((a, b) => b.fieldPath.length - a.fieldPath.length)
  if (!setting) return scope === 'COLLECTION'
  return setting.indexes
    .filter(({ queryScope = 'COLLECTION' }) => queryScope === scope)
    .some(({ order, arrayConfig }) => (mode === 'EQUAL' ? order : (order ?? arrayConfig) === mode))
}

/**
 * Compares queries with `firestore.indexes.json`. A query that Firestore could answer with two composite indexes together needs its
 * own here: it is not documented when Firestore does so.
 */
export function compareIndexes(queries: readonly RecordedQuery[], file: IndexesFile) {
  const needs = queries.map(indexFor)
  const isServedBy = (need: Need, index: Index) => keyOfIndex(index, need.begin.length) === keyOf(need)
  const isServed = (need: Need) => {
    const fields = [...need.begin, ...need.rest]
    // without an order, Firestore merges indexes of one field
    return need.rest.length > 0 && fields.length > 1
      ? file.indexes.some((index) => isServedBy(need, index))
      : fields.every((field) => hasSingle(need, field, file))
  }
  const missing = needs.filter((need) => !isServed(need)).map((need) => `A query needs ${keyOf(need)}`)
  return {
    missing: [...new Set(missing)],
    unused: file.indexes
      .filter((index) => !needs.some((need) => isServedBy(need, index)))
      .map((index) => `No query needs ${keyOfIndex(index, 0)}`),
  }
}
