import { expect, test } from 'vitest'
import { queryOf, readPlace } from './place.ts'

test.each([
  ['', { page: 1, search: '' }],
  ['?page=2', { page: 2, search: '' }],
  ['?search=wool+%26+honey', { page: 1, search: 'wool & honey' }],
  ['?page=3&search=%DA%A9%DA%BE%DA%88%DB%8C', { page: 3, search: 'کھڈی' }],
])('the query %j and the place that it names are one', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place)
  expect(queryOf(place)).toBe(query)
})

test.each(['0', '-1', '1.5', 'two', '', '9'.repeat(30)])('page %j is the first one', (page) => {
  expect(readPlace(new URLSearchParams({ page }))).toEqual({ page: 1, search: '' })
})
