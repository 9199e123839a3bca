import { reasons } from 'domain/content/samples/reasons.ts'
import { describe, expect, it, test } from 'vitest'
import {
  addFields,
  EMPTY_DRAFT,
  findProblem,
  keyOf,
  orderReasons,
  OTHER,
  removeFields,
  tickedReasons,
  toggleReason,
  toRejection,
} from './rejection-draft.ts'

const list = orderReasons(reasons.reasons)
const reasonOf = (id: string) => list.find((reason) => reason.id === id) ?? OTHER
const tick = (...ids: string[]) =>
  ids.reduce((draft, id) => toggleReason(draft, reasonOf(id), list), EMPTY_DRAFT)
const ids = (draft: typeof EMPTY_DRAFT) => draft.ticked.map(({ id }) => id)

test('the keys 1 to 8 follow the page, and 9 is Other between the groups', () => {
  expect(list.map((reason) => `${keyOf(reason, list)} ${reason.id}`)).toEqual([
    '1 card-unreadable',
    '2 card-wrong-side',
    '3 name-differs',
    '4 cnic-differs',
    '5 business-not-verified',
    '6 outside-region',
    '9 other',
    '7 duplicate',
    '8 not-eligible',
  ])
})

describe('selecting a reason', () => {
  it('adds its fields, and unselecting removes them', () => {
    const draft = tick('name-differs', 'card-unreadable')
    expect(toRejection(draft, list).reasons).toEqual([
      { id: 'card-unreadable', fields: ['cnic_front', 'cnic_back'] },
      { id: 'name-differs', fields: ['first_name', 'last_name'] },
    ])
    const shorter = list.filter(({ id }) => id !== 'name-differs')
    expect(toRejection(draft, shorter).reasons).toHaveLength(1)
    expect(ids(toggleReason(draft, reasonOf('name-differs'), list))).toEqual(['card-unreadable'])
  })

  it('unselects the others if it is final, and a final one if it is not', () => {
    expect(ids(tick('card-unreadable', 'other', 'duplicate'))).toEqual(['duplicate'])
    expect(ids(tick('duplicate', 'not-eligible'))).toEqual(['not-eligible'])
    expect(ids(tick('duplicate', 'cnic-differs'))).toEqual(['cnic-differs'])
  })
})

test('a removed field closes under every reason, and returns under the first that names it', () => {
  const removed = removeFields(tick('card-unreadable', 'card-wrong-side'), ['cnic_front'])
  expect(removed.ticked.map(({ fields }) => fields)).toEqual([['cnic_back'], ['cnic_back']])
  expect(addFields(removed, ['cnic_front'], list).ticked[0]?.fields).toEqual(['cnic_back', 'cnic_front'])
})

test('another field is added to Other if that is selected, otherwise to the last selected reason', () => {
  const fieldsOf = (draft: typeof EMPTY_DRAFT) => tickedReasons(draft, list).map(({ fields }) => fields)
  expect(fieldsOf(addFields(tick('other', 'cnic-differs'), ['gender'], list))).toEqual([['cnic'], ['gender']])
  expect(fieldsOf(addFields(tick('cnic-differs', 'name-differs'), ['gender'], list))).toEqual([
    ['first_name', 'last_name', 'gender'],
    ['cnic'],
  ])
})

test('a rejection is not sent without a reason, with a reason without a field, or with Other and no note', () => {
  expect(findProblem(EMPTY_DRAFT, list)).toEqual({ kind: 'reasons' })
  expect(findProblem(removeFields(tick('cnic-differs'), ['cnic']), list)).toMatchObject({
    kind: 'fields',
    reason: { id: 'cnic-differs' },
  })
  const other = addFields(tick('other'), ['gender'], list)
  expect(findProblem(other, list)).toEqual({ kind: 'note' })
  expect(findProblem({ ...other, note: 'Please ask us.' }, list)).toBeUndefined()
  expect(findProblem(tick('duplicate'), list)).toBeUndefined()
})
