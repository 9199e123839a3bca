import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import { expect, test } from 'vitest'
import { PART_NAMES, PARTS } from './parts.ts'

test('every part of the content has a form', () => {
  expect(PART_NAMES.toSorted()).toEqual(CONTENT_PARTS.toSorted())
})

test.each(PART_NAMES)('every field of %s is in exactly one box', (part) => {
  const { boxes, fields } = PARTS[part]
  expect(boxes.flatMap(({ fieldNames }) => fieldNames as string[]).toSorted()).toEqual(
    Object.keys(fields).toSorted(),
  )
})
