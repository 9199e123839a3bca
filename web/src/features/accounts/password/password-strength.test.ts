import { expect, test } from 'vitest'
import { passwordStrength } from './new-password-fields.tsx'

test.each([
  ['', 'weak'],
  ['Ab1!xyz', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234', 'weak'],
  ['Password123!', 'weak'],
  ['شششششششششش', 'weak'],
  ['zpqmtnwk', 'fair'],
  ['correcthorse1', 'good'],
  ['Team#2026', 'good'],
  ['correct horse battery staple', 'strong'],
  ['kX9#mQ2$vL7!', 'strong'],
  ['گلاب کے پھول بہار میں کھلتے ہیں', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test.each([
  ['zarmina1', 'weak'],
  ['zarmina1234', 'weak'],
  ['Zarmina and the 7 goats', 'strong'],
])('%j for a user with the name Zarmina is %s', (password, strength) => {
  expect(passwordStrength(password, { first_name: 'Zarmina', email: 'zarmina@example.org' })).toBe(strength)
})

test('an additional letter never makes a password weaker', () => {
  const order = ['weak', 'fair', 'good', 'strong']
  const whole = 'mulberry-Tree 47 in the courtyard'
  const strengths = whole.split('').map((_, i) => order.indexOf(passwordStrength(whole.slice(0, i + 1))))
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
})
