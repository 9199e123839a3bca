import { Form, Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { RadioPicks } from './radio-picks.tsx'

const OPTIONS = [
  { value: 'member', label: 'Member', hint: 'I run a business' },
  { value: 'team', label: 'Team' },
]

const pick = (name: RegExp) => page.getByRole('radio', { name })

test('an option is chosen with the mouse or the arrow keys, and sent', async () => {
  const onSubmit = vi.fn()
  await show(
    <Formik initialValues={{ role: 'member' }} onSubmit={({ role }) => onSubmit(role)}>
      <Form>
        <RadioPicks name="role" label="Role" options={OPTIONS} />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Role' })).toBeVisible()
  await expect.element(pick(/Member/)).toBeChecked()
  // the whole box is the target, not only the small circle
  await page.getByText('Team').click()
  await expect.element(pick(/Team/)).toBeChecked()
  await expect.element(pick(/Member/)).not.toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(pick(/Member/)).toBeChecked()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith('member'))
})
