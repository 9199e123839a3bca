import { expect, type Page, type Route } from '@playwright/test'

/** Where pages ask for posts. */
export const BLOGS = '**/api/auth/blogs/**'

/** Goes to an address, touches the page and waits until it answers to its user. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address)
  await page.locator('body').dispatchEvent('pointerdown')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  return response
}

/**
 * Holds back what the page asks for, to see what it shows meanwhile.
 * @param answer what becomes of the requests afterwards
 * @returns lets them go
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

/** Nothing stands out of the window to the right. */
export async function expectNoWiderThanWindow(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
}
