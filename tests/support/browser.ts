import { expect, type Page, type Route } from '@playwright/test'

/** Matches the address from which pages request posts. */
export const BLOGS = '**/api/auth/blogs/**'

/** Opens an address, interacts with the page and waits until it is hydrated. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address)
  await page.locator('body').dispatchEvent('pointerdown')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  return response
}

/** Runs the script of an open page. By itself it waits until the first screen has been drawn. */
export const runScript = (page: Page) =>
  page.evaluate(`import(document.querySelector('script[data-src]').dataset.src).then(() => {})`)

/**
 * Delays requests of the page, so that a test can check the loading state. @param answer handles the requests
 * afterwards @returns releases them
 */
export async function hold(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await answer(route)
  })
  return resolve
}

/** Expects that nothing is wider than the window. */
export async function expectNoWiderThanWindow(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
}
