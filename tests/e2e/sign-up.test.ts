import { PASSWORD_MIN } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../support/addresses.ts'
import { findViolations } from '../support/axe.ts'
import { applicant } from '../support/applicant.ts'
import { DESKTOP, hold, launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'
import { registered } from '../support/client.ts'
import { fillIn } from '../support/journeys.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])('the form in a %s window', (_, viewport) => {
  test('full of messages leads to the first field to mend, and axe finds nothing wrong with it', async () => {
    const { page } = await openPage(browser, { viewport })
    await visit(page, '/signup')
    await page.getByLabel(en.label.password, { exact: true }).fill('short')
    await page.getByText(en.field.passwordShort(PASSWORD_MIN), { exact: true }).nth(1).waitFor()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    const first = page.getByLabel(en.label.first_name, { exact: true })
    await page.getByText(en.field.required('first_name')).waitFor()
    expect(await first.getAttribute('aria-invalid')).toBe('true')
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await page.context().close()
  })

  test('stays under the mouse that presses its button: no field is left, so no message comes between', async () => {
    const { page } = await openPage(browser, { viewport })
    await visit(page, '/signup')
    const field = page.getByLabel(en.label.password, { exact: true })
    await field.fill('short')
    await page.getByRole('button', { name: 'Sign Up' }).hover()
    await page.mouse.down()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.mouse.up()
    await page.context().close()
  })
})

test('what the server refuses stands at its field until it is changed, and nothing that was typed is lost', async () => {
  const { fields: other } = await registered()
  const fields = applicant({ username: other.username })
  const { page } = await openPage(browser)
  const release = await hold(page, `**${api.register}`)
  await fillIn(page, fields)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const busy = page.getByRole('button', { name: 'Signing Up...' })
  await busy.waitFor()
  expect(await busy.isDisabled()).toBe(true)
  release()

  await page.getByRole('alert').filter({ hasText: en.field.usernameTaken }).waitFor()
  const username = page.getByLabel(en.label.username, { exact: true })
  expect(await username.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => username.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByLabel(en.label.cnic, { exact: true }).inputValue()).toBe(fields['cnic'])
  await username.fill(fields.email.split('@')[0] ?? '')
  expect(await username.getAttribute('aria-invalid')).toBe('false')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/login')
  await page.context().close()
})
