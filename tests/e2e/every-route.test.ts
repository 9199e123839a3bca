import type { Page } from '@playwright/test'
import { findViolations, leaveOutStitches } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { isThorough } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectHydrated } from '../support/hydration.ts'
import { sitemap } from '../support/links.ts'
import { publicRoutes, type PublicRoute, sampleRoutes } from '../support/routes.ts'
import { visibleTexts } from '../support/visible-texts.ts'

/** Additional widths. A small window at 200 % zoom is also 320 px wide. */
const OTHER_WIDTHS = isThorough
  ? { phone: [320], desktop: [768, 1024, 1920] }
  : { phone: [320, 768, 1024, 1280, 1920], desktop: [] }

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => void Object.assign(document.documentElement.style, { fontSize }), size)

const expectFitting = async (page: Page, project: string) => {
  await setTextSize(page, '200%')
  await expectNoWiderThanWindow(page)
  await setTextSize(page, '')
  await expectNoWiderThanWindow(page)
  const usual = page.viewportSize() ?? { width: 0, height: 800 }
  for (const width of OTHER_WIDTHS[project as keyof typeof OTHER_WIDTHS]) {
    await page.setViewportSize({ ...usual, width })
    await expectNoWiderThanWindow(page)
  }
  await page.setViewportSize(usual)
}

async function expectAccessible(page: Page) {
  await leaveOutStitches(page)
  expect(await findViolations(page)).toEqual([])
  if (isThorough) return
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await findViolations(page, ['color-contrast'])).toEqual([])
}

async function expectSaid(page: Page, { title, heading, way, texts }: PublicRoute) {
  await expect(page).toHaveTitle(new RegExp(`^${title}.* \\| `))
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  if (way) await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(way.join(''))
  const main = page.getByRole('main')
  for (const text of texts) await expect(main).toContainText(text)
}

// another test checks that uploaded pictures load; their function starts slowly
test.beforeEach(({ context }) =>
  context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
)

for (const route of [...publicRoutes, ...sampleRoutes]) {
  test(
    `${route.address} matches its specification, hydrates without changes, is accessible and fits the window, also with text of twice the size`,
    { tag: '@both-widths' },
    async ({ page, complaints }, { project }) => {
      // the browser itself reports this
      if (route.status) complaints.allow(/status of 404/)
      const response = await expectHydrated(page, route.address)
      expect(response?.status()).toBe(route.status ?? 200)
      await expectSaid(page, route)
      await expectFitting(page, project.name)
      await expectAccessible(page)
    },
  )
}

test.describe('without JavaScript', { tag: '@phone-only' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const [here, there, name] of [
    ['', '/ur', 'اردو'],
    ['/ur', '', 'English'],
  ] as const)
    test(`the menu of ${here}/contact opens another page, and the switch opens that page as ${there}/blog`, async ({
      page,
    }) => {
      await page.goto(`${here}/contact`)
      const { say } = await visibleTexts(page)
      await page.getByLabel(say('Menu'), { exact: true }).click()
      const menu = page.getByRole('navigation', { name: say('Main') })
      await menu.getByRole('link', { name: say('Blogs') }).click()
      await expect(page).toHaveURL(`${here}/blog`)
      await expect(page.getByRole('heading', { name: say('Latest News') })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page).toHaveURL(`${there}/blog`)
    })
})

test(
  'the pages of a post, an event and a cause are accessible and fit the window',
  { tag: '@both-widths' },
  async ({ page }, { project }) => {
    const listed = await sitemap()
    for (const base of ['/blog-details/', '/event-details/', '/case-single/']) {
      const address = listed.find((path) => path.startsWith(base)) ?? ''
      const response = await expectHydrated(page, address)
      expect(response?.status(), address).toBe(200)
      await expectFitting(page, project.name)
      await expectAccessible(page)
    }
  },
)

test('no page in Urdu is wider than the window', { tag: '@both-widths' }, async ({ page }, { project }) => {
  test.slow()
  for (const { address } of publicRoutes.filter(({ status }) => !status)) {
    await page.goto(`/ur${address}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    // it is asked for after the first paint
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Nastaliq Urdu/.test(family) && status === 'loaded'),
    )
    await expectFitting(page, project.name)
  }
})
