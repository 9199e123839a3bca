import { expect, test } from 'vitest'
import { compareIndexes, type IndexesFile, type RecordedQuery } from './index-for.ts'

type Query = Omit<RecordedQuery, 'from'> & { isGroup?: boolean }

const is = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op } })
const both = (...filters: ReturnType<typeof is>[]) => ({ compositeFilter: { op: 'AND', filters } })
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction })
const SUM = [{ sum: { field: { fieldPath: 'amount' } } }]

/** An index by fields such as `at DESCENDING`. */
const index = (...fields: string[]) => ({
  collectionGroup: 'mail',
  queryScope: 'COLLECTION',
  fields: fields.map((field) => {
    const [fieldPath = '', mode = ''] = field.split(' ')
    return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode }
  }),
})

const compare = (
  { isGroup = false, ...query }: Query,
  indexes: IndexesFile['indexes'],
  fieldOverrides: IndexesFile['fieldOverrides'] = [],
) =>
  compareIndexes([{ from: [{ collectionId: 'mail', allDescendants: isGroup }], ...query }], {
    indexes,
    fieldOverrides,
  })

test.for<[string, Query]>([
  ['equalities', { where: both(is('a', 'EQUAL'), is('b', 'IN'), is('c', 'ARRAY_CONTAINS')) }],
  ['an equality in the order of names', { where: is('a', 'EQUAL'), orderBy: [by('__name__')] }],
  ['a range', { where: both(is('at', 'LESS_THAN'), is('at', 'GREATER_THAN')) }],
  ['a range, ordered', { where: is('at', 'LESS_THAN'), orderBy: [by('at', 'DESCENDING')] }],
  ['names', { where: is('__name__', 'IN') }],
  ['a sum of everything', { aggregations: SUM }],
])('no composite index is needed for %s', ([, query]) => {
  expect(compare(query, [])).toEqual({ missing: [], unused: [] })
})

const OF_USER = {
  where: both(is('state', 'IN'), is('uid', 'EQUAL')),
  orderBy: [by('at', 'DESCENDING'), by('__name__', 'DESCENDING')],
}

test.for<[Query, ...string[]]>([
  [OF_USER, 'uid ASCENDING', 'state ASCENDING', 'at DESCENDING'],
  [{ where: both(is('a', 'EQUAL'), is('b', 'NOT_EQUAL')) }, 'a DESCENDING', 'b ASCENDING'],
  [{ where: both(is('b', 'LESS_THAN'), is('a', 'LESS_THAN')) }, 'a ASCENDING', 'b ASCENDING'],
  [{ orderBy: [by('a'), by('b', 'DESCENDING')] }, 'a ASCENDING', 'b DESCENDING'],
  [{ where: is('a', 'ARRAY_CONTAINS_ANY'), orderBy: [by('b')] }, 'a CONTAINS', 'b ASCENDING'],
  [{ where: is('a', 'IN'), aggregations: SUM }, 'a ASCENDING', 'amount ASCENDING'],
  [{ orderBy: [by('a'), by('__name__', 'DESCENDING')] }, 'a ASCENDING', '__name__ DESCENDING'],
])('%j needs exactly one composite index', ([query, ...fields]) => {
  const last = fields.at(-1) ?? ''
  const turned = last.includes('DESC') ? last.replace('DESC', 'ASC') : last.replace('ASC', 'DESC')
  const others = [[...fields.slice(0, -1), turned], fields.slice(1), [...fields, 'z ASCENDING']]
  const wrong = others.map((other) => index(...other))
  expect(compare(query, wrong).missing).toHaveLength(1)
  expect(compare(query, [index(...fields)])).toEqual({ missing: [], unused: [] })
})

test('two composite indexes together serve no query', () => {
  const indexes = [index('uid ASCENDING', 'at DESCENDING'), index('state ASCENDING', 'at DESCENDING')]
  expect(compare(OF_USER, indexes)).toEqual({
    missing: ['A query needs mail (COLLECTION): state EQUAL, uid EQUAL, at DESCENDING'],
    unused: [
      'No query needs mail (COLLECTION): uid ASCENDING, at DESCENDING',
      'No query needs mail (COLLECTION): state ASCENDING, at DESCENDING',
    ],
  })
})

const EQUAL = { where: is('a.b', 'EQUAL') }

test.for<[Query, string, 'served' | 'refused', { order: string; queryScope?: string }?]>([
  [EQUAL, 'a.b', 'refused'],
  [EQUAL, 'a', 'refused'],
  [EQUAL, '*', 'refused'],
  [EQUAL, 'a.b.c', 'served'],
  [EQUAL, 'a.', 'served'],
  [EQUAL, 'a', 'served', { order: 'ASCENDING' }],
  [{ orderBy: [by('a', 'DESCENDING')] }, 'a', 'refused', { order: 'ASCENDING' }],
  [{ ...EQUAL, isGroup: true }, 'other', 'refused'],
  [{ ...EQUAL, isGroup: true }, 'a', 'served', { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
])('%j with an exemption of %s is %s', ([query, fieldPath, outcome, left]) => {
  const exempt = { collectionGroup: 'mail', fieldPath, indexes: left ? [left] : [] }
  expect(compare(query, [], [exempt]).missing).toHaveLength(outcome === 'refused' ? 1 : 0)
})

test('a filter whose rules are not known is an error', () => {
  const either = { compositeFilter: { op: 'OR', filters: [is('a', 'EQUAL'), is('b', 'EQUAL')] } }
  expect(() => compare({ where: either }, [])).toThrow('does not know this filter')
})
