import { samples } from 'domain/content/samples.ts'
import { rule } from 'domain/schemas/rule.ts'
import { expect, test } from 'vitest'
import { firstWrong } from './first-wrong.ts'

const wrong = [rule('missing')]

test('the first wrong field is the first of the form, whatever the order of the messages', () => {
  const { organisation, giving, causes } = samples
  expect(firstWrong('organisation', organisation, { name: wrong, 'bank.iban': wrong, city: wrong })).toBe(
    'city',
  )
  expect(
    firstWrong('giving', giving, { 'stories[2].ledger': wrong, 'stories[1].ledger[0].what': wrong }),
  ).toBe('stories[1].ledger[0].what')
  expect(firstWrong('causes', causes, { causes: wrong, 'causes[1].title': wrong })).toBe('causes')
  expect(firstWrong('causes', causes, {})).toBeUndefined()
})
