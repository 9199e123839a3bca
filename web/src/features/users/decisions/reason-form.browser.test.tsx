import { en } from 'domain/texts/en.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { ReasonForm } from './reason-form.tsx'

test('a rejection has a reason, shown as the applicant will see it, and is sent once however often it is submitted', async () => {
  const sent = vi.fn<(reason: string) => void>()
  function Form() {
    const [reason, setReason] = useState('')
    const [isBusy, setIsBusy] = useState(false)
    const send = (reason: string) => {
      setIsBusy(true)
      sent(reason)
    }
    return (
      <ReasonForm
        firstName="Tahira"
        {...{ reason, isBusy, onChange: setReason, onSend: send }}
        onBack={() => {}}
      />
    )
  }
  await show(<Form />)
  const words = page.getByRole('textbox', { name: 'Reason' })
  await expect.element(words).toHaveFocus()
  await userEvent.keyboard('  {Control>}{Enter}{/Control}')
  await expect.element(page.getByText(en.field.required('rejection_reason'))).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.keyboard('Too dark.{Enter}Once more.')
  const preview = page.getByText('“Too dark.\nOnce more.”', { exact: true })
  expect(getComputedStyle(preview.element()).whiteSpace).toMatch(/pre-line|preserve-breaks/)
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await expect.poll(() => sent.mock.calls).toEqual([['Too dark.\nOnce more.']])
})
