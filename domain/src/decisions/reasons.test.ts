import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { ur } from '../texts/ur.ts'
import {
  formatRejection,
  isFinal,
  isReviewOpen,
  openPoints,
  reasonIn,
  type Rejection,
  REASON_FIELDS,
  rejectionOf,
  rejectionOfText,
} from './reasons.ts'

const card = {
  id: 'card',
  label: 'Card cannot be read',
  text: 'It is too dark.',
  is_final: false,
  fields: ['cnic_front', 'cnic_back'],
} as const
const rejection = (...reasons: object[]): Rejection =>
  ({ reasons, note: '', at: '', revision: 1, is_reviewed: false }) as unknown as Rejection
const CARD = rejection(card)
const FINAL = rejection({ ...card, is_final: true, fields: [] })

test('a point is open until one of its fields is changed or it has a reply', () => {
  const open = (...given: [changed: Parameters<typeof openPoints>[1], answered: string[]]) =>
    openPoints(CARD, ...given).map(({ id }) => id)
  expect(open([], [])).toEqual(['card'])
  expect(open(['cnic'], ['other'])).toEqual(['card'])
  expect(open(['cnic_back'], [])).toEqual([])
  expect(open([], ['card'])).toEqual([])
})

test('a final decision allows one review request, any other decision any number', () => {
  expect([CARD, FINAL, null].map(isFinal)).toEqual([false, true, false])
  expect([CARD, FINAL, null].map(isReviewOpen)).toEqual([true, true, true])
  const reviewed = [CARD, FINAL].map((one) => ({ ...one, is_reviewed: true }))
  expect(reviewed.map(isReviewOpen)).toEqual([true, false])
})

test('a rejection of an earlier version has only its text, with all fields open', () => {
  const stored = { rejection_reason: 'Too dark.', revision: 3 }
  const old = rejectionOf(stored)
  expect(old).toEqual(rejectionOfText('Too dark.', '', 3))
  expect(old?.reasons).toMatchObject([{ id: 'other', fields: REASON_FIELDS }])
  expect(old && formatRejection(old, 'en', en)).toBe('Too dark.')
  expect(rejectionOf({ ...stored, rejection: CARD })).toBe(CARD)
  expect(rejectionOf({ rejection: null, rejection_reason: '', revision: 1 })).toBeNull()
})

test('the text of a rejection numbers its reasons', () => {
  const other = { id: 'other', label: '', text: '', is_final: false, fields: ['city'] }
  expect(formatRejection({ ...rejection(card, other), note: 'Please call.' }, 'en', en)).toBe(
    '1. Card cannot be read\nIt is too dark.\nPlease correct: CNIC, front; CNIC, back\n\n' +
      '2. Other\nPlease correct: City\n\nPlease call.',
  )
  expect(formatRejection(FINAL, 'en', en)).toBe('1. Card cannot be read\nIt is too dark.')
})

test('a reason is read in the language of its reader; one without Urdu stays English and says so', () => {
  const urdu = { label: 'کارڈ پڑھا نہیں جا سکتا', text: 'بہت اندھیرا ہے۔' }
  const other = { id: 'other', label: '', text: '' }
  expect(reasonIn({ ...card, ur: urdu }, 'ur', ur)).toEqual(urdu)
  expect(reasonIn({ ...card, ur: urdu }, 'en', en)).toEqual({ label: card.label, text: card.text })
  expect(reasonIn(card, 'ur', ur)).toEqual({ label: card.label, text: card.text, language: 'en' })
  expect(reasonIn(other, 'ur', ur)).toEqual({ label: 'دیگر', text: '' })
  expect(formatRejection(rejection({ ...card, ur: urdu, fields: ['city'] }), 'ur', ur)).toBe(
    `1. ${urdu.label}\n${urdu.text}\n${ur.users.pleaseCorrect([ur.label.city])}`,
  )
})
