import { Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { TextField } from './text-field.tsx'

const showForm = (handleClick = () => {}) =>
  show(
    <Formik initialValues={{ name: '' }} validate={() => ({ name: 'Too short' })} onSubmit={() => {}}>
      <>
        <TextField name="name" label="Name" />
        {/* lower than the message above it, which would move it away */}
        <button type="button" style={{ display: 'block', blockSize: 16, padding: 0 }} onClick={handleClick}>
          Edit
        </button>
      </>
    </Formik>,
  )

const field = page.getByLabelText('Name')
const message = page.getByText('Too short')
const button = page.getByRole('button', { name: 'Edit' })
const topOfButton = () => button.element().getBoundingClientRect().top

test('a slow press below a field is not missed, and the message shows after it', async () => {
  const press = vi.fn<() => void>()
  await showForm(press)
  await field.click()
  const top = topOfButton()
  await button.click({ delay: 300 })
  expect(press).toHaveBeenCalledTimes(1)
  await expect.element(message).toBeVisible()
  await expect.poll(topOfButton).toBeGreaterThan(top)
})

test('a message that shows already stays during a press', async () => {
  const press = vi.fn<() => void>()
  await showForm(press)
  await field.click()
  const before = topOfButton()
  await userEvent.tab()
  await expect.poll(topOfButton).toBeGreaterThan(before)
  const top = topOfButton()
  await button.click({ delay: 300 })
  expect(press).toHaveBeenCalledTimes(1)
  expect(topOfButton()).toBe(top)
})
