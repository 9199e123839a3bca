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

test('what is asked for early are our own scripts, and none is loaded twice', async () => {
  const { page } = await openPage(browser)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await visit(page, '/login')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await page.getByRole('heading', { name: 'Latest News' }).waitFor()
  const asked = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(asked.length).toBeGreaterThan(5)
  expect(scripts).toEqual(expect.arrayContaining(asked))
  expect(scripts.length).toBe(new Set(scripts).size)
  for (const script of scripts) {
    const { status, headers } = await fetch(origin + script)
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
  }
  await page.context().close()
})
