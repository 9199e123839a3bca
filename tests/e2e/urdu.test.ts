import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectHydrated } from '../support/hydration.ts'
import { publicRoutes } from '../support/routes.ts'

// another test checks that uploaded pictures load; their function starts slowly
test.beforeEach(({ context }) =>
  context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
)

const inUrdu = (page: Page) => expect(page.locator('html[lang=ur][dir=rtl]')).toBeAttached()

for (const { address, status } of publicRoutes) {
  test(`/ur${address} is in Urdu and hydrates without changes`, async ({ page, complaints }) => {
    if (status) complaints.allow(/status of 404/)
    // the one file for unknown addresses is English, and turns to Urdu in the browser
    const response = status ? await visit(page, `/ur${address}`) : await expectHydrated(page, `/ur${address}`)
    expect(response?.status()).toBe(status ?? 200)
    await inUrdu(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}|404/u)
  })
}

test('the switch leads to the same page in Urdu, which then opens by itself until the switch is pressed again', async ({
  page,
}) => {
  await page.goto('/contact?about=loans#top')
  await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL('/ur/contact?about=loans#top')
  await inUrdu(page)
  await page.goto('/donate')
  await expect(page).toHaveURL('/ur/donate')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/donate')
  await page.goto('/about')
  await expect(page).toHaveURL('/about')
})

test('typed text goes along to the other language, and the page says first what does not', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.getByLabel('Subject').fill('Loan for a loom')
  await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click()
  await inUrdu(page)
  await expect(page.locator('input[name=subject]')).toHaveValue('Loan for a loom')
  await visit(page, '/ur/login')
  await page.locator('input[type=password]').fill('three hidden looms')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  const question = page.getByRole('status').filter({ hasText: 'پاس ورڈ' })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/ur/login')
  await question.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('input[type=password]')).toHaveValue('')
})

test('a word with emphasis in Urdu has a colour, and a line where the reader chooses the colours', async ({
  page,
}) => {
  await page.goto('/ur/about')
  const text = page.getByRole('main').getByRole('paragraph').first()
  await text.evaluate((paragraph) => (paragraph.innerHTML = '<strong>ہنر</strong>'))
  const strong = text.locator('strong')
  await expect(strong).toHaveCSS('color', 'rgb(168, 15, 66)')
  await expect(strong).toHaveCSS('text-decoration-line', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(strong).toHaveCSS('text-decoration-line', 'underline')
})

test.describe('a browser that names Urdu', { tag: '@both-widths' }, () => {
  test.use({ locale: 'ur-PK' })

  test('gets one line that leads to the Urdu page; it moves nothing, loads no face, and does not come again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    const line = page.getByRole('complementary', { name: 'اردو' })
    const whereIs = () => page.getByRole('main').boundingBox()
    await page.goto('/home')
    await expect(line).toBeInViewport({ ratio: 1 })
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await page.evaluate(() => document.fonts.ready)
    const beside = await whereIs()
    await line.evaluate((element: HTMLElement) => (element.hidden = true))
    expect(await whereIs()).toEqual(beside)
    expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).not.toContain(
      'Noto Nastaliq Urdu',
    )
    await expect(page.locator('html[data-ready]')).toHaveCount(0)
    await page.goto('/404')
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(line).toHaveCount(0)
    await page.goto('/contact?about=loans')
    await line.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' }).click()
    await expect(page).toHaveURL('/ur/contact?about=loans')
    await inUrdu(page)
    await expect(line).toHaveCount(0)
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/contact?about=loans')
    await page.waitForLoadState('networkidle')
    await expect(line).toHaveCount(0)
  })
})
