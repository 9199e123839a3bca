import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setWidth, show } from '#testing/show.tsx'
import { PreviewFrame } from './preview-frame.tsx'

test.each([
  [390, 'Phone'],
  [1280, 'Computer'],
])('in a window of %i px the preview starts as %s, which fits', async (width, name) => {
  await setWidth(width)
  await show(
    <PreviewFrame>
      <p>A piece of the page</p>
    </PreviewFrame>,
  )
  await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { pressed: true })).toHaveTextContent(name)
})
