import { Secret, TOTP } from 'otpauth'
import { en } from 'domain/texts/en.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { approveApplication } from '../../functions/src/members/approve-application.ts'
import { ADMIN } from '../support/accounts.ts'
import '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillInLogin, loginButton, logOut, signIn } from '../support/journeys.ts'

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

test(
  'an admin sets up one-time codes, signs in with one, and another admin resets them',
  { tag: '@both-widths' },
  async ({ page, openSignedIn, newcomer: { fields, user }, complaints }) => {
    await approveApplication(user.id, { by: OPERATOR, role: 'admin' })
    // a missing or wrong code, and requests in progress when the sessions end
    complaints.allow(/status of 40[0139]|permission/i)
    await signIn(page, fields)
    await visit(page, '/dashboard?tab=account')
    const section = page.getByRole('region', { name: 'One-time codes' })
    await section.getByLabel(en.label.password, { exact: true }).fill(fields.password)
    await section.getByRole('button', { name: 'Set up one-time codes' }).click()
    await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect(section.getByRole('heading', { name: 'One-time codes' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
    await section.getByLabel('One-time code').fill(codeOf(secret))
    await section.getByRole('button', { name: 'Turn on one-time codes' }).click()
    const codes = section.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()
    expect(await findViolations(page)).toEqual([])
    await section.getByRole('button', { name: 'I have written them down' }).click()
    // this page has entered the code
    await expect(section.getByText('One-time codes are on.')).toBeVisible()
    await visit(page, '/dashboard?tab=members')
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()

    await logOut(page)
    await fillInLogin(page, fields)
    await loginButton(page).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    // another page of the same browser asks for the code too
    await visit(page, '/dashboard')
    await page.waitForURL('**/login?code=1*')
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(en.secondFactor.wrongCode).first()).toBeVisible()
    const code = page.getByLabel('One-time code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()

    await logOut(page)
    await fillInLogin(page, fields)
    await loginButton(page).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recovery)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/dashboard')

    const office = await openSignedIn(ADMIN)
    await visit(office, `/dashboard?open=${user.id}`)
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reset...' }).click()
    await dialog.getByRole('button', { name: 'Reset one-time codes' }).click()
    await expect(dialog.getByText(/^Reset at/)).toBeVisible()
  },
)
