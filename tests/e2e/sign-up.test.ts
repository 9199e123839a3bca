import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import { applicant } from '../support/applicant.ts'
import { hold, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillIn } from '../support/journeys.ts'

test(
  'the sign-up form stays under the mouse that presses its button: no field is left, so no message comes between',
  { tag: '@both-widths' },
  async ({ page }) => {
    await visit(page, '/signup')
    const field = page.getByLabel(en.label.password, { exact: true })
    await field.fill('short')
    await page.getByRole('button', { name: 'Sign Up' }).hover()
    await page.mouse.down()
    await expect(field).toBeFocused()
    await page.mouse.up()
  },
)

test('what the server refuses of a sign-up stands at its field until it is changed, and nothing that was typed is lost', async ({
  page,
  newcomer,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const fields = applicant({ username: newcomer.fields.username })
  const letSend = await hold(page, `**${api.register}`)
  await fillIn(page, fields)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Signing Up...' })).toBeDisabled()
  letSend()

  await expect(page.getByRole('alert').filter({ hasText: en.field.usernameTaken })).toBeVisible()
  const username = page.getByLabel(en.label.username, { exact: true })
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(username).toBeFocused()
  await expect(page.getByLabel(en.label.cnic, { exact: true })).toHaveValue(fields['cnic'] ?? '')
  await username.fill(fields.email.split('@')[0] ?? '')
  await expect(username).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/login')
})
