import type { User } from 'domain/user.ts'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../support/addresses.ts'
import { applicant, cards, formOf, jpeg } from '../support/applicant.ts'
import { DESKTOP, launchBrowser, openPage, PHONE } from '../support/browser.ts'
import { post } from '../support/client.ts'
import { ADMIN, approve, openEntry, signIn } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const DOCUMENTS = '**/documents/**'

/** Somebody new, with a photograph. */
async function photographed() {
  const fields = applicant()
  const profile_image = jpeg(await plainImage(600, 750).jpeg().toBuffer())
  const form = formOf(fields, { ...(await cards()), profile_image })
  const { status, body } = await post<{ user: User }>(api.register, form)
  expect(status).toBe(201)
  return { ...fields, photo: body.user.profile_image }
}

/** Every document that the page asks for from now on. */
function watchDocuments(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/documents/')) asked.push(pathname + search)
  })
  return asked
}

async function expectPhotograph(place: Locator) {
  const image = place.locator('img')
  await image.waitFor()
  expect(await image.getAttribute('src')).toMatch(/^blob:/)
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(600)
  expect(await image.evaluate((element) => element.clientWidth === element.clientHeight)).toBe(true)
}

describe('a photograph', () => {
  test('is shown to herself and to an admin, fetched once by each, and no other document with it', async () => {
    const her = await photographed()
    const woman = await openPage(browser, { viewport: PHONE })
    const asked = watchDocuments(woman.page)
    await signIn(woman.page, her)
    await expectPhotograph(woman.page.getByRole('banner'))

    const admin = await openPage(browser, { viewport: DESKTOP })
    const askedByAdmin = watchDocuments(admin.page)
    await signIn(admin.page, ADMIN)
    await approve(admin.page, her.email)
    await openEntry(admin.page, 'Members')
    await expectPhotograph(admin.page.getByRole('row').filter({ hasText: her.email }))

    await woman.page.getByRole('heading', { name: `Welcome, ${her.username}` }).waitFor()
    await expectPhotograph(woman.page.getByRole('main'))
    expect(asked).toEqual([her.photo])
    // others on the list may have theirs
    expect(askedByAdmin.filter((address) => address === her.photo).length).toBeGreaterThan(0)
    expect(askedByAdmin.filter((address) => !address.includes('/profile_image/'))).toEqual([])
    expect([...woman.complaints, ...admin.complaints]).toEqual([])
    await Promise.all([woman, admin].map(({ page }) => page.context().close()))
  })

  const failures: [string, (route: Route) => Promise<void>, complains: boolean][] = [
    ['is no picture', (route) => route.fulfill({ contentType: 'image/jpeg', body: 'no picture' }), false],
    ['is gone', (route) => route.fulfill({ status: 404, json: { detail: 'Not found' } }), true],
    ['cannot be reached', (route) => route.abort(), true],
  ]
  test.each(failures)('that %s leaves her figure in its place', async (_, answer, complains) => {
    const her = await photographed()
    const { page, complaints } = await openPage(browser, { viewport: PHONE })
    await page.route(DOCUMENTS, answer)
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/documents/'))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/documents/'))
    await Promise.all([signIn(page, her), Promise.any([answered, failed])])
    const header = page.getByRole('banner')
    await header.locator('svg path').first().waitFor()
    await page.getByText('Form received').waitFor()
    expect(await header.locator('img').count()).toBe(0)
    // of a request that failed the browser itself tells, and nobody else
    expect(complaints.filter((said) => !said.includes('Failed to load resource'))).toEqual([])
    expect(complaints.length > 0).toBe(complains)
    await page.context().close()
  })

  test('that was never given is not asked for', async () => {
    const { page } = await openPage(browser, { viewport: PHONE })
    const asked = watchDocuments(page)
    await signIn(page, { email: 'member@chamber.example', password: 'Member#2026' })
    await page.getByRole('main').locator('svg path').first().waitFor()
    expect(asked).toEqual([])
    await page.context().close()
  })
})
