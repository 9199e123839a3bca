import { expect, test } from 'vitest'
import { isMadeOf } from './passwords.ts'

const ZARMINA = {
  first_name: 'Zarmina',
  last_name: 'Gül',
  username: 'zgul91',
  email: 'zarmina.crafts@example.org',
  business: 'Indigo House',
}

test.each([
  'zarmina1',
  'Zarmina1234',
  'ZARMINA!!!!',
  'zgul91zgul91',
  'gulzarmina',
  'Gül12345',
  'zarmina.crafts@example.org',
  'crafts99',
  'indigo house',
])('%s consists of personal data', (password) => {
  expect(isMadeOf(password, ZARMINA)).toBe(true)
})

test.each(['correcthorse1', 'zarmina walks to Kaghan', '12345678', 'gulab ke phool'])(
  '%s does not consist of personal data',
  (password) => {
    expect(isMadeOf(password, ZARMINA)).toBe(false)
  },
)

test('empty personal data is ignored, and a password of any length is checked quickly', () => {
  expect(isMadeOf('zarmina1', { first_name: '', email: undefined })).toBe(false)
  expect(isMadeOf(`a${'\u0323\u0301'.repeat(100_000)}`, ZARMINA)).toBe(false)
})
