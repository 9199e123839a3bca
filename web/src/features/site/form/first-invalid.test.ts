import { samples } from 'domain/content/samples.ts'
import { rule } from 'domain/values/rule.ts'
import { expect, test } from 'vitest'
import { findFirstInvalid } from './first-invalid.ts'

const wrong = [rule('missing')]

test('the first invalid field is the first of the form, whatever the order of the messages', () => {
  const { organisation, giving, causes } = samples
  expect(
    findFirstInvalid('organisation', organisation, { name: wrong, 'bank.iban': wrong, city: wrong }),
  ).toBe('city')
  expect(
    findFirstInvalid('giving', giving, { 'stories[2].ledger': wrong, 'stories[1].ledger[0].what': wrong }),
  ).toBe('stories[1].ledger[0].what')
  expect(findFirstInvalid('causes', causes, { causes: wrong, 'causes[1].title': wrong })).toBe('causes')
  expect(findFirstInvalid('causes', causes, {})).toBeUndefined()
})
