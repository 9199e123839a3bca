import type { Page } from '@playwright/test'
import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveFiles, siteNow } from '../support/site.ts'

const latest = (page: Page) => page.getByRole('region', { name: 'Latest from the blog' })

test.describe('the latest posts on the home page', () => {
  test('show six posts, and their pictures load', async ({ page }) => {
    await serveFiles(page, await siteNow(), '/home')
    await visit(page, '/home')
    await expect(latest(page).getByRole('article')).toHaveCount(6)
    for (const picture of await latest(page).locator('img').all()) {
      await expect(picture).toHaveAttribute('srcset', /-480\.webp 480w/)
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((img: HTMLImageElement) => img.decode())
    }
  })
})

test('the row of causes on the home page becomes the carousel without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/home')
  const causes = page.getByRole('region', { name: 'Causes our members support' })
  await page.evaluate(async () => {
    // the fonts are requested after the first paint
    await Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished))
    await document.fonts.ready
    ;(window as unknown as { shifts: number[] }).shifts.length = 0
  })
  await causes.scrollIntoViewIfNeeded()
  await expect(page.locator('.react-multi-carousel-track')).toBeVisible()
  const first = causes.getByRole('heading', { name: 'Education for poor children' }).first()
  const before = await first.boundingBox()
  expect(await causes.locator('[aria-hidden=true] a').count()).toBeGreaterThan(0)
  await expect(causes.locator('li[aria-hidden=true]:not([inert])')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await causes.getByRole('button', { name: 'Pause the slides' }).click()
  await causes.getByRole('button', { name: 'Next cause' }).click()
  await expect.poll(async () => (await first.boundingBox())?.x).not.toBe(before?.x)
})

test.describe('the home page', () => {
  test('leads Donate Now to the donation form', async ({ page }) => {
    await visit(page, '/home')
    await page.getByRole('main').getByRole('link', { name: 'Donate Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Make a Donation' })).toBeVisible()
    await expect(page).toHaveURL('/donate')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  for (const name of ['Sign up', 'Join Us Now'])
    test(`leads ${name} to the sign-up form`, async ({ page }) => {
      await visit(page, '/home')
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(page).toHaveURL('/signup')
    })
})

test('a visitor with a small phone sees name, purpose, fee and the way to join without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(page, '/home')
  const main = page.getByRole('main')
  const how = main.getByRole('link', { name: 'How to join' })
  for (const shown of [
    page.getByRole('banner').getByText('Women’s Chamber', { exact: true }),
    main.getByRole('heading', { name: 'The chamber of commerce for women in business' }),
    main.getByText(/^For women in northern Pakistan who make, sell or employ\./),
    main.getByText('Rs 1,500 once, then from Rs 2,000 a year'),
    how,
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
  await how.click()
  await expect(page).toHaveURL('/about#join')
  await expect(page.getByRole('heading', { name: 'How to join' })).toBeInViewport()
})

test(
  'the phone menu closes after a choice of a link and on Escape',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/home')
    const menu = page.getByRole('button', { name: 'Menu' })
    const links = page.getByRole('navigation', { name: 'Main' })
    await expect(links).toBeHidden()
    await menu.click()
    await expect(links.getByRole('link', { name: 'Causes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await menu.click()
    await links.getByRole('link', { name: 'Blogs' }).click()
    await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
    await expect(links).toBeHidden()
    await expect(page).toHaveURL('/blog')
  },
)
