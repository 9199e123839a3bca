import { expect, test } from 'vitest'
import { mediaSrcSet, mediaUrl, mediaWidths } from './media.ts'

test.each([
  [100, [480]],
  [480, [480]],
  [1000, [480, 960]],
  [4000, [480, 960, 1600]],
])('a picture of %i pixels gets the widths %j', (width, widths) => {
  expect(mediaWidths(width)).toEqual(widths)
})

test('the srcset has every width up to that in the field name', () => {
  expect(mediaSrcSet(mediaUrl('blogs', 'b1', 'abc', 960))).toBe(
    '/media/blogs/b1/abc-480.webp 480w, /media/blogs/b1/abc-960.webp 960w',
  )
})

test.each(['', 'https://elsewhere.example/a-960.webp', '/media/blogs/b1/abc.png'])(
  '%j has no srcset',
  (image) => {
    expect(mediaSrcSet(image)).toBe('')
  },
)
