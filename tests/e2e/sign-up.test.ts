import { PASSWORD_MIN } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { DESKTOP, launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'

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
    await page.getByText(en.field.required(en.label.first_name)).waitFor()
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
