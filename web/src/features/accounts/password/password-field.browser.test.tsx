import { Formik } from 'formik'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { PasswordField } from './new-password-fields.tsx'

test('the meter shows the strength of a new password during typing', async () => {
  await show(
    <Formik initialValues={{ password: '' }} onSubmit={() => {}}>
      <PasswordField name="password" label="Password" />
    </Formik>,
  )
  for (const [password, word] of [
    ['short', 'Weak'],
    ['saddle9!', 'Good'],
    ['Correct horse, 9 staples', 'Strong'],
  ] as const) {
    await page.getByLabelText('Password').fill(password)
    await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  }
  await page.getByLabelText('Password').fill('')
  await expect.element(page.getByText('Strong', { exact: true })).not.toBeInTheDocument()
})
