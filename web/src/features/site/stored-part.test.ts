import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { toStoredPart } from './stored-part.ts'

test('a plain part is in the form as the server will store it, so that saving it is no change of somebody else', () => {
  const { base, content } = toStoredPart('aims', { mission: '5 *3* 2', story: 'One\nTwo' })
  const saved = { mission: String.raw`5 \*3\* 2`, story: 'One Two' }
  expect(base).toMatchObject(saved)
  // a field that was never stored is empty
  expect(content).toEqual({ ...samples.aims, values: [], ...saved, ur: {} })
  expect(toStoredPart('aims', { ...saved, format: 'markdown' })).toMatchObject({ base, content })
})

test('the texts of a part with a format are in the form as they are stored', () => {
  const stored = { mission: '**Help**', story: 'One\nTwo' }
  expect(toStoredPart('aims', { ...stored, format: 'markdown' }).content).toEqual({
    ...samples.aims,
    values: [],
    ...stored,
    ur: {},
  })
})
