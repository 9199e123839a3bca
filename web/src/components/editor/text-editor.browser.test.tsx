import { Form, Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { FormattedField } from './formatted-field.tsx'
import type { UploadPicture } from './picture-box.tsx'

const onSubmit = vi.fn()

/** Shows the editor in a form. @param description its first text */
async function showEditor(description = '', hasSchedule = false, uploadPicture?: UploadPicture) {
  onSubmit.mockClear()
  await show(
    <Formik initialValues={{ description }} onSubmit={(values) => onSubmit(values.description)}>
      <Form>
        <FormattedField name="description" label="Description" {...{ hasSchedule, uploadPicture }} />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  )
}

const area = () => page.getByRole('textbox', { name: 'Description' })
const element = () => area().element() as HTMLTextAreaElement
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const view = (name: string) => page.getByRole('tab', { name }).click()
const select = (start: number, end = start) => {
  element().focus()
  element().setSelectionRange(start, end)
}
const selection = () => element().value.slice(element().selectionStart, element().selectionEnd)

test('a tool marks the selected words, shows that it is on, and its change can be undone', async () => {
  await showEditor('The first contract')
  select(4, 9)
  await press('Bold')
  await expect.element(area()).toHaveValue('The **first** contract')
  expect(selection()).toBe('first')
  await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await press('Undo')
  await expect.element(area()).toHaveValue('The first contract')
})

test.each([
  ['{Control>}b{/Control}', 'The **first** contract'],
  ['{Control>}i{/Control}', 'The _first_ contract'],
  ['{Control>}{Shift>}{8}{/Shift}{/Control}', '- The first contract'],
  ['{Control>}{Shift>}{7}{/Shift}{/Control}', '1. The first contract'],
  ['{Control>}{Shift>}{9}{/Shift}{/Control}', '> The first contract'],
  ['{Control>}{Alt>}{2}{/Alt}{/Control}', '## The first contract'],
])('the keys %s write the mark', async (keys, expected) => {
  await showEditor('The first contract')
  select(4, 9)
  await userEvent.keyboard(keys)
  await expect.element(area()).toHaveValue(expected)
})

test('Enter goes on with a list, ends it in an empty item, and the browser can undo it', async () => {
  await showEditor('- one')
  select(5)
  await userEvent.keyboard('{Enter}two{Enter}')
  await expect.element(area()).toHaveValue('- one\n- two\n- ')
  await userEvent.keyboard('{Enter}End')
  await expect.element(area()).toHaveValue('- one\n- two\nEnd')
})

test('a link is written with the keyboard alone, and its address is completed', async () => {
  await showEditor('Read our guide')
  select(5, 14)
  await userEvent.keyboard('{Control>}k{/Control}')
  const address = page.getByLabelText('Address of the link')
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('two words{Enter}')
  await expect.element(page.getByText(/^This is no address/)).toBeVisible()
  await userEvent.clear(address)
  await userEvent.keyboard('trade.example/guide{Enter}')
  await expect.element(area()).toHaveValue('Read [our guide](https://trade.example/guide)')
  await expect.element(area()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()

  select(8)
  await press('Link')
  await expect.element(address).toHaveValue('https://trade.example/guide')
  await press('Remove')
  await expect.element(area()).toHaveValue('Read our guide')
})

test('Escape closes the box of a link and changes nothing', async () => {
  await showEditor('Read our guide')
  select(5, 14)
  await press('Link')
  await userEvent.keyboard('x.example{Escape}')
  await expect.element(page.getByLabelText('Address of the link')).not.toBeInTheDocument()
  await expect.element(area()).toHaveValue('Read our guide')
  await expect.element(area()).toHaveFocus()
})

test('the tools are one stop of the Tab key, and the arrow keys move among them', async () => {
  await showEditor('words')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Italic' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tab', { name: 'Write' })).toHaveFocus()
})

test('the preview shows the text as visitors see it, and writing goes on with what can be undone', async () => {
  await showEditor('The first contract\n\n- 200 jars\n\n09:30 Tea', true)
  select(4, 9)
  await press('Bold')
  await view('Preview')
  const preview = page.getByRole('tabpanel', { name: 'Preview' })
  await expect.element(preview.getByText('first', { exact: true })).toBeVisible()
  expect(preview.element().querySelector('strong')?.textContent).toBe('first')
  await expect.element(preview.getByText('200 jars')).toBeVisible()
  expect(preview.element().querySelector('time')?.textContent).toBe('09:30')
  await expect.element(page.getByText('This is how visitors will see it.')).toBeVisible()
  await view('Write')
  await press('Undo')
  await expect.element(area()).toHaveValue('The first contract\n\n- 200 jars\n\n09:30 Tea')
})

const file = async () => {
  const canvas = new OffscreenCanvas(64, 36)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 36)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'jars.png', { type: 'image/png' })
}
const PICTURE = '/media/blogs/abc/0123456789abcdef-480.webp'

test('a picture is sent when it is chosen, again after a failure, and is written with its caption', async () => {
  const upload = vi
    .fn()
    .mockRejectedValueOnce(new Error('The server did not answer.'))
    .mockResolvedValueOnce({ address: PICTURE, width: 64, height: 36 })
  await showEditor('The jars\n\nEnd', false, upload)
  select(3)
  await press('Picture')
  const box = page.getByRole('group', { name: 'Picture' })
  await expect.element(box.getByRole('button', { name: 'Insert picture' })).toBeDisabled()
  await userEvent.upload(box.getByLabelText('Picture for the text'), await file())
  await expect.element(box.getByText('The server did not answer.')).toBeVisible()
  await box.getByLabelText('Description of the picture').fill('Four [jars]')
  await press('Send again')
  await expect.element(box.getByRole('button', { name: 'Insert picture' })).toBeEnabled()
  await box.getByLabelText('Caption').fill('The "first" jars')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(area())
    .toHaveValue(`The jars\n\n![Four \\[jars\\]](${PICTURE}#64x36 "The \\"first\\" jars")\n\n\n\nEnd`)
  await expect.element(area()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each(WIDTHS)('the editor is accessible and fits a window of %i px', async (width) => {
  await setWidth(width)
  await showEditor('## Heading\n\n- one\n\n1. two\n\n> quote\n\n[link](/about)')
  await press('Link')
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  for (const { height, width: across } of [...document.querySelectorAll('[role=toolbar] button')].map((one) =>
    one.getBoundingClientRect(),
  ))
    expect([height, across]).toEqual([44, 44])
  await userEvent.keyboard('{Escape}')
  await view('Preview')
  await expect.element(page.getByRole('heading', { name: 'Heading' })).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
