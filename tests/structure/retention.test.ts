import { readFileSync } from 'node:fs'
import { samples } from 'domain/content/samples.ts'
import { KEPT, KEPT_IN_COLLECTION, KEPT_IN_FILES, type KeptId } from 'domain/retention/kept.ts'
import { TERM_NAMES } from 'domain/limits.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'

const source = (path: string) => readFileSync(fromRoot(path), 'utf8')

test('the table names every collection of the data model', () => {
  const interfaceOf =
    source('domain/src/stored/collections.ts').split('export interface Collections {')[1] ?? ''
  const names = [...interfaceOf.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(new Set(Object.keys(KEPT_IN_COLLECTION))).toEqual(new Set(names))
})

test('the table names every file of the data model', () => {
  const [, storage = ''] = source('docs/data-model.md').split('\n## Storage\n')
  const folders = [...storage.matchAll(/^\| `(\w+)\//gm)].map(([, folder]) => folder)
  const kinds = Object.keys(KEPT_IN_FILES).map((kind) =>
    /^(cnic_front|cnic_back|profile_image|business_document)$/.test(kind) ? 'identity' : kind,
  )
  expect(new Set(kinds)).toEqual(new Set(folders))
})

test('every row is stored somewhere, and has a text', () => {
  const stored = [...Object.values(KEPT_IN_COLLECTION), ...Object.values(KEPT_IN_FILES)].flat()
  expect(new Set(stored)).toEqual(new Set(Object.keys(KEPT)))
  expect(Object.keys(keptEn.rows).toSorted()).toEqual(Object.keys(KEPT).toSorted())
})

test('every term of the chamber ends something', () => {
  const terms = Object.values(KEPT).flatMap(({ ends }) =>
    typeof ends === 'object' && 'term' in ends ? [ends.term] : [],
  )
  expect(new Set(terms)).toEqual(new Set(TERM_NAMES))
})

test.each<[KeptId, string]>([
  ['cards', '90 days after the last decision'],
  ['rejected', '180 days after the last decision'],
  ['unconfirmed', '14 days after it was sent'],
  ['messages', '365 days after it was sent or last handled'],
  ['volunteers', '365 days after it was sent or last handled'],
  ['waitingComments', '365 days after it was sent'],
  ['activity', '730 days after it was written'],
  ['mails', '30 days after the last attempt to send it'],
  ['donations', 'As long as we need it'],
  ['account', 'While you have an account'],
])('%s are kept: %s', (id, text) => {
  const { ends } = KEPT[id]
  const days = typeof ends === 'string' ? 0 : 'term' in ends ? samples.privacy[ends.term] : ends.days
  expect(keptEn.howLong(ends, days)).toBe(text)
})
