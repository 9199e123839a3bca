import { Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deferred } from '#lib/deferred.ts'
import { show } from '#testing/show.tsx'
import { PageForm } from './page-form.tsx'
import { SubmitButton } from './submit-button.tsx'

test('while sending, the button keeps the focus and a second press sends nothing', async () => {
  const { promise, resolve } = deferred<void>()
  const send = vi.fn<() => Promise<void>>(() => promise)
  await show(
    <Formik initialValues={{}} onSubmit={send}>
      <PageForm>
        <SubmitButton>Send</SubmitButton>
      </PageForm>
    </Formik>,
  )
  const button = page.getByRole('button', { name: 'Send' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  resolve()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()
  expect(send).toHaveBeenCalledTimes(1)
})
