import type { Page } from '@playwright/test'
import { visit } from '../support/browser.ts'
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
