import { expect, test } from 'vitest'
import { greetedName, namesIn } from './names.ts'

const user = { full_name: 'Rehana Bibi', name_ur: 'ریحانہ بی بی' }

test('a page in Urdu shows the name in Urdu first, and any page the other one beside it', () => {
  expect(namesIn(user, 'ur')).toEqual(['ریحانہ بی بی', 'Rehana Bibi'])
  expect(namesIn(user, 'en')).toEqual(['Rehana Bibi', 'ریحانہ بی بی'])
  expect(namesIn({ full_name: 'Rehana Bibi' }, 'ur')).toEqual(['Rehana Bibi', ''])
})

test('a greeting in Urdu has the name in Urdu, where there is one', () => {
  expect(greetedName(user, 'ur', 'Rehana')).toBe('ریحانہ بی بی')
  expect(greetedName(user, 'en', 'Rehana')).toBe('Rehana')
  expect(greetedName({}, 'ur', 'Rehana')).toBe('Rehana')
})
