import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setWidth, show } from '#testing/show.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const phone = '+92 992 000 000'
const content = { phone, email: 'office@chamber.example', openingHours: 'Monday to Friday', about: phone }

let pressed: string[] = []

/** Shows a preview with boxes beside it that take the focus of a field. */
function Preview() {
  const [focused, setFocused] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setFocused('email')}>
        E-mail field
      </button>
      <PreviewFrame
        part="organisation"
        language="en"
        {...{ content, focused }}
        onPress={(name) => {
          pressed = [...pressed, name]
        }}
      >
        <p>Call {phone} today</p>
        <div style={{ blockSize: '600px' }} />
        <p>{content.openingHours}</p>
        <p>{content.email}</p>
      </PreviewFrame>
    </>
  )
}

test.each([
  [390, 'Phone'],
  [1280, 'Computer'],
])('in a window of %i px the preview starts as %s, which fits', async (width, name) => {
  await setWidth(width)
  await show(<Preview />)
  await expect
    .element(page.getByRole('button', { name, exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('a press on a text of the preview leads to its field, with the mouse or the keyboard', async () => {
  pressed = []
  await setWidth(1280)
  await show(<Preview />)
  const first = page.getByRole('button', { name: 'Go to Phone' })
  await first.click()
  expect(pressed).toEqual(['phone'])
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(pressed).toEqual(['phone', 'openingHours', 'email'])
})

test('the focus in a field outlines its text and scrolls to it; Expand shows everything', async () => {
  await setWidth(1280)
  await show(<Preview />)
  const email = page.getByRole('button', { name: 'Go to E-mail' })
  const stage = () => email.element().closest('section')?.querySelector('fieldset:has(iframe)')
  await expect.poll(() => stage()?.clientHeight).toBe(150)
  await page.getByRole('button', { name: 'E-mail field' }).click()
  await expect.element(email).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' })
  await expect.element(email).toBeInViewport()
  await page.getByRole('button', { name: 'Expand' }).click()
  await expect.poll(() => stage()?.clientHeight).toBeGreaterThan(500)
})

test('a button lies over its text, also where the page is drawn smaller', async () => {
  await setWidth(390)
  await show(<Preview />)
  await page.getByRole('button', { name: 'Computer', exact: true }).click()
  const email = page.getByRole('button', { name: 'Go to E-mail' })
  await expect.element(email).toBeInTheDocument()
  const frame = document.querySelector('iframe')!
  const text = [...frame.contentDocument!.querySelectorAll('p')].at(-1)!
  expect(text.textContent).toBe(content.email)
  const outer = () => frame.getBoundingClientRect()
  const scale = () => outer().width / frame.offsetWidth
  await expect.poll(scale).toBeLessThan(0.5)
  // the button is a little larger
  await expect
    .poll(() => {
      const { top } = text.getBoundingClientRect()
      return Math.abs(email.element().getBoundingClientRect().top - (outer().top + top * scale()))
    })
    .toBeLessThan(10)
})

test('a press on a text with marks leads to its field, line by line', async () => {
  pressed = []
  await setWidth(1280)
  const texts = { mission: 'Call us today\nand tomorrow', story: 'Books\nfor 200 girls' }
  await show(
    <PreviewFrame
      part="aims"
      language="en"
      content={{ ...texts, html: { mission: '<p>Call <strong>us</strong> today</p>' } }}
      focused={undefined}
      onPress={(name) => {
        pressed = [...pressed, name]
      }}
    >
      <p>
        Call <strong>us</strong> <a href="/about">today</a>
        <br />
        and tomorrow
      </p>
      <ul>
        <li>Books</li>
        <li>
          for <em>200 girls</em>
        </li>
      </ul>
    </PreviewFrame>,
  )
  await expect.element(page.getByRole('button', { name: 'Go to Mission' }).first()).toBeVisible()
  page.getByRole('button', { name: 'Go to Mission' }).first().element().focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(pressed).toEqual(['mission', 'mission', 'story', 'story'])
})
