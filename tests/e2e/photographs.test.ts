import type { Locator, Page, Route } from '@playwright/test'
import { api } from '../support/addresses.ts'
import type { User } from 'domain/user.ts'
import { ADMIN, MEMBER } from '../support/accounts.ts'
import { applicant, cards, formOf, jpeg } from '../support/applicant.ts'
import { post } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { approve, openEntry, signIn } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

const DOCUMENTS = '**/documents/**'

/** Somebody new, with a photograph. */
async function registerWithPhoto() {
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
  // below the welcome it stands a second time, where she changes it
  const image = place.locator('img').first()
  await expect(image).toBeVisible()
  await expect(image).toHaveAttribute('src', /^blob:/)
  await expect(image).toHaveJSProperty('naturalWidth', 600)
  expect(await image.evaluate((element) => element.clientWidth === element.clientHeight)).toBe(true)
}

test('a photograph is shown to herself and to an admin, fetched once by each, and no other document with it', async ({
  openWindow,
  openSignedIn,
}) => {
  const her = await registerWithPhoto()
  const herPage = await openWindow({ viewport: { width: 390, height: 844 } })
  const asked = watchDocuments(herPage)
  await signIn(herPage, her)
  await expectPhotograph(herPage.getByRole('banner'))

  const adminPage = await openSignedIn(ADMIN)
  const askedByAdmin = watchDocuments(adminPage)
  await adminPage.goto('/dashboard')
  await approve(adminPage, her.email)
  await openEntry(adminPage, 'Members')
  await expectPhotograph(adminPage.getByRole('row').filter({ hasText: her.email }))

  await expect(herPage.getByRole('heading', { name: `Welcome, ${her.username}` })).toBeVisible()
  await expectPhotograph(herPage.getByRole('main'))
  expect(asked).toEqual([her.photo])
  // others on the list may have theirs
  expect(askedByAdmin.filter((address) => address === her.photo).length).toBeGreaterThan(0)
  // the card of whom she read before she approved
  const [hers = ''] = her.photo.split('profile_image')
  const others = askedByAdmin.filter((address) => !address.includes('/profile_image/'))
  expect(others.every((address) => address.startsWith(hers))).toBe(true)
  expect(others.length).toBeLessThanOrEqual(2)
})

const failures: [what: string, answer: (route: Route) => Promise<void>, isToldByBrowser: boolean][] = [
  ['is no picture', (route) => route.fulfill({ contentType: 'image/jpeg', body: 'no picture' }), false],
  ['is gone', (route) => route.fulfill({ status: 404, json: { detail: 'Not found' } }), true],
  ['cannot be reached', (route) => route.abort(), true],
]
for (const [what, answer, isToldByBrowser] of failures)
  test(
    `a photograph that ${what} leaves her figure in its place`,
    { tag: '@phone-only' },
    async ({ page, complaints }) => {
      if (isToldByBrowser) complaints.allow(/Failed to load resource/)
      const her = await registerWithPhoto()
      await page.route(DOCUMENTS, answer)
      const isPhoto = (request: { url: () => string }) => request.url().includes('/documents/')
      const answered = page.waitForEvent('requestfinished', isPhoto)
      const failed = page.waitForEvent('requestfailed', isPhoto)
      await Promise.all([signIn(page, her), Promise.any([answered, failed])])
      const header = page.getByRole('banner')
      await expect(header.locator('svg path').first()).toBeVisible()
      await expect(page.getByText('Form received')).toBeVisible()
      await expect(header.locator('img')).toHaveCount(0)
      expect(complaints.said.length > 0).toBe(isToldByBrowser)
    },
  )

test(
  'a photograph that was never given is not asked for',
  { tag: '@phone-only' },
  async ({ openSignedIn }) => {
    const page = await openSignedIn(MEMBER)
    const asked = watchDocuments(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').locator('svg path').first()).toBeVisible()
    expect(asked).toEqual([])
  },
)
