import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hold, launchBrowser, openPage, visit } from '../support/browser.ts'
import { origin } from '../support/client.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the libraries are asked for before the file that imports them has come', async () => {
  const { page } = await openPage(browser)
  const letGo = await hold(page, '**/assets/common-*.js')
  const libraries = page.waitForRequest('**/assets/vendor-*.js')
  await page.goto('/home')
  await libraries
  letGo()
  await page.waitForSelector('html[data-ready]')
  await page.context().close()
})

test('what is asked for early are our own scripts, each once', async () => {
  const { page } = await openPage(browser)
  await visit(page, '/login')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await page.getByRole('heading', { name: 'Latest News' }).waitFor()
  const asked = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(asked.length).toBeGreaterThan(5)
  expect(new Set(asked).size).toBe(asked.length)
  for (const file of asked) {
    const { status, headers } = await fetch(origin + file)
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
  }
  await page.context().close()
})
