import { expect, test } from 'vitest'
import { reasons } from '../samples/reasons.ts'
import { withUrdu } from './reasons-in-urdu.ts'

const [card] = reasons.reasons
const own = { id: 'own', label: 'No stamp', text: 'The paper has no stamp.', is_final: true, fields: [] }

test('every sample reason has Urdu, and what the office wrote comes first', () => {
  expect(withUrdu(reasons.reasons, undefined).every(({ ur }) => ur?.label && ur.text)).toBe(true)
  const written = [{ text: card?.label ?? '', ur: 'کارڈ صاف نہیں' }]
  expect(withUrdu(reasons.reasons, { ur: written })[0]?.ur?.label).toBe('کارڈ صاف نہیں')
  const emptied = [{ text: card?.label ?? '', ur: '' }]
  expect(withUrdu(reasons.reasons, { ur: emptied })[0]?.ur?.label).toBe('کارڈ پڑھا نہیں جا سکتا')
})

test('a reason of the office has Urdu once its label and its text have', () => {
  const label = { text: own.label, ur: 'مہر نہیں' }
  const text = { text: own.text, ur: 'کاغذ پر مہر نہیں ہے۔' }
  expect(withUrdu([own], { ur: [label] })).toEqual([own])
  expect(withUrdu([own], { ur: [label, text] })).toEqual([{ ...own, ur: { label: label.ur, text: text.ur } }])
  expect(withUrdu([own], { ur: 'words' })).toEqual([own])
})
