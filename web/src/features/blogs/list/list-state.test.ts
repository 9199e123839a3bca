import { expect, test } from 'vitest'
import { pageNumbers, queryOf, readListState } from './list-state.ts'

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 400, [1, 2, 400]],
  [3, 400, [1, 2, 3, 4, 400]],
  [200, 400, [1, 199, 200, 201, 400]],
  [400, 400, [1, 399, 400]],
])('page %i of %i shows these page numbers', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected)
})

test.each([
  ['', { page: 1, search: '' }],
  ['?page=2', { page: 2, search: '' }],
  ['?search=wool+%26+honey', { page: 1, search: 'wool & honey' }],
  ['?page=3&search=%DA%A9%DA%BE%DA%88%DB%8C', { page: 3, search: 'کھڈی' }],
])('the query %j and its list state convert into each other', (query, place) => {
  expect(readListState(new URLSearchParams(query))).toEqual(place)
  expect(queryOf(place)).toBe(query)
})

test.each(['0', '-1', '1.5', 'two', '', '9'.repeat(30)])('page %j is the first page', (page) => {
  expect(readListState(new URLSearchParams({ page }))).toEqual({ page: 1, search: '' })
})
