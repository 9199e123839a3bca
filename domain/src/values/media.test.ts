import { expect, test } from 'vitest'
import { mediaSrcSet, mediaUrl, mediaWidths, widerFiles } from './media.ts'

test.each([
  [100, [320, 480]],
  [480, [320, 480]],
  [1000, [320, 480, 640, 720, 960]],
  [4000, [320, 480, 640, 720, 960, 1600]],
])('a picture of %i pixels gets the widths %j', (width, widths) => {
  expect(mediaWidths(width)).toEqual(widths)
})

test('the srcset has every width up to that in the field name', () => {
  expect(mediaSrcSet(mediaUrl('blogs', 'b1', 'abc', 960))).toBe(
    [320, 480, 640, 720, 960].map((width) => `/media/blogs/b1/abc-${width}.webp ${width}w`).join(', '),
  )
})

test('a file of a picture can be replaced by each wider one', () => {
  expect(widerFiles('/media/blogs/b1/abc-720.webp')).toEqual(
    [720, 960, 1600].map((width) => `/media/blogs/b1/abc-${width}.webp`),
  )
  expect(widerFiles('/media/blogs/b1/abc.png')).toEqual([])
})

test.each(['', 'https://elsewhere.example/a-960.webp', '/media/blogs/b1/abc.png'])(
  '%j has no srcset',
  (image) => {
    expect(mediaSrcSet(image)).toBe('')
  },
)
