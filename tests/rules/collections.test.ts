import { readFileSync } from 'node:fs'
import { CollectionReference } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { refs } from '../../functions/src/refs.ts'
import { COLLECTIONS, STORED_COLLECTIONS } from './collections.ts'

test('the rules tests list exactly the collections that the functions store', () => {
  const stored = Object.values(refs).filter((ref) => ref instanceof CollectionReference)
  expect(Object.keys(STORED_COLLECTIONS).toSorted()).toEqual(stored.map(({ path }) => path).toSorted())
})

test('the rules tests list every collection of firestore.rules', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const named = [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, name]) => name)
  expect(named).toContain('users')
  expect(Object.keys(COLLECTIONS)).toEqual(expect.arrayContaining(named))
})
