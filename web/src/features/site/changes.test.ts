import { expect, test } from 'vitest'
import { mergeContent, findChanges } from './changes.ts'

const base = {
  phone: '1',
  bank: { name: 'A', iban: '' },
  causes: [
    { t: 'a', n: 1 },
    { t: 'b', n: 2 },
  ],
}

test.each([
  ['a text', { ...base, phone: '2' }, [{ path: ['phone'], was: '1' }]],
  [
    'a text in a group',
    { ...base, bank: { ...base.bank, iban: 'x' } },
    [{ path: ['bank', 'iban'], was: '' }],
  ],
  [
    'a number in an item',
    { ...base, causes: [base.causes[0], { t: 'b', n: 3 }] },
    [{ path: ['causes', 1, 'n'], was: 2 }],
  ],
  ['the order', { ...base, causes: base.causes.toReversed() }, [{ path: ['causes'], was: base.causes }]],
  ['an item less', { ...base, causes: base.causes.slice(1) }, [{ path: ['causes'], was: base.causes }]],
  ['nothing', structuredClone(base), []],
])('%s that differs is reported by its path', (_what, now, changes) => {
  expect(findChanges(base, now)).toEqual(changes)
})

test('a list of texts is one value', () => {
  const was = ['cnic', 'city']
  expect(findChanges({ fields: was }, { fields: ['cnic', 'phone'] })).toEqual([{ path: ['fields'], was }])
})

test('a stored field that cannot be read counts as changed', () => {
  expect(findChanges({ bank: base.bank }, base).map(({ path }) => path)).toEqual([['phone'], ['causes']])
})

test('separate changes are merged; in a conflict the own value stays, and both are reported', () => {
  const mine = { ...base, phone: '2', bank: { ...base.bank, name: 'B' } }
  const theirs = { ...base, phone: '3', bank: { ...base.bank, iban: 'x' }, causes: [] }
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { phone: '2', bank: { name: 'B', iban: 'x' }, causes: [] },
    conflicts: [{ path: ['phone'], mine: '2', theirs: '3' }],
  })
  expect(mergeContent(base, mine, mine).conflicts).toEqual([])
})
