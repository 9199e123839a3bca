import { Formik } from 'formik'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { CnicField } from './cnic-field.tsx'

const field = page.getByRole('textbox', { name: 'CNIC' })

/** Puts the caret after this many characters. */
function setCaret(caret: number) {
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('The field is no input.')
  input.setSelectionRange(caret, caret)
}

beforeEach(async () => {
  await show(
    <Formik initialValues={{ cnic: '' }} onSubmit={() => {}}>
      <CnicField name="cnic" label="CNIC" />
    </Formik>,
  )
  await field.click()
})

test('the CNIC field adds its dashes during typing and accepts only thirteen digits', async () => {
  await userEvent.keyboard('131x01')
  await expect.element(field).toHaveValue('13101')
  await userEvent.keyboard('1234567890')
  await expect.element(field).toHaveValue('13101-1234567-8')
})

test('the caret stays after a corrected digit in the middle of the CNIC', async () => {
  await userEvent.keyboard('1310112345678')
  setCaret(3)
  await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveValue('13011-2345678')
  await userEvent.keyboard('9')
  await expect.element(field).toHaveValue('13901-1234567-8')
  expect(field.element()).toHaveProperty('selectionStart', 3)
})

test('a pasted CNIC with spaces is accepted completely', async () => {
  const data = new DataTransfer()
  data.setData('text', ' 13101 1234567 8 ')
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  await expect.element(field).toHaveValue('13101-1234567-8')
})
