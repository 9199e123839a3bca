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

/** Registers an applicant with a profile picture. */
async function registerWithPicture() {
  const fields = applicant()
  const profile_image = jpeg(await plainImage(600, 750).jpeg().toBuffer())
  const form = formOf(fields, { ...(await cards()), profile_image })
  const { status, body } = await post<{ user: User }>(api.register, form)
  expect(status).toBe(201)
  return { ...fields, photo: body.user.profile_image }
}

/** Records every document that the page requests from now on. */
function watchDocuments(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/documents/')) asked.push(pathname + search)
  })
  return asked
}

async function expectPicture(place: Locator) {
  // the main area has a second picture below the welcome, in the form that changes it
  const image = place.locator('img').first()
  await expect(image).toBeVisible()
  await expect(image).toHaveAttribute('src', /^blob:/)
  await expect(image).toHaveJSProperty('naturalWidth', 600)
  expect(await image.evaluate((element) => element.clientWidth === element.clientHeight)).toBe(true)
}

test('the applicant and an admin each fetch the profile picture once, and no other document with it', async ({
  openWindow,
  openSignedIn,
}) => {
  const account = await registerWithPicture()
  const ownPage = await openWindow({ viewport: { width: 390, height: 844 } })
  const asked = watchDocuments(ownPage)
  await signIn(ownPage, account)
  await expectPicture(ownPage.getByRole('banner'))

  const adminPage = await openSignedIn(ADMIN)
  const askedByAdmin = watchDocuments(adminPage)
  await adminPage.goto('/dashboard')
  await approve(adminPage, account.email)
  await openEntry(adminPage, 'Members')
  await expectPicture(adminPage.getByRole('row').filter({ hasText: account.email }))

  await expect(ownPage.getByRole('heading', { name: `Welcome, ${account.username}` })).toBeVisible()
  await expectPicture(ownPage.getByRole('main'))
  expect(asked).toEqual([account.photo])
  // other users on the list may have pictures
  expect(askedByAdmin.filter((address) => address === account.photo).length).toBeGreaterThan(0)
  // the card that the admin opened before approving
  const [ownFolder = ''] = account.photo.split('profile_image')
  const others = askedByAdmin.filter((address) => !address.includes('/profile_image/'))
  expect(others.every((address) => address.startsWith(ownFolder))).toBe(true)
  expect(others.length).toBeLessThanOrEqual(2)
})

const failures: [what: string, answer: (route: Route) => Promise<void>, isToldByBrowser: boolean][] = [
  ['is no picture', (route) => route.fulfill({ contentType: 'image/jpeg', body: 'no picture' }), false],
  ['is gone', (route) => route.fulfill({ status: 404, json: { detail: 'Not found' } }), true],
  ['cannot be reached', (route) => route.abort(), true],
]
for (const [what, answer, isToldByBrowser] of failures)
  test(
    `a profile picture that ${what} leaves the generated figure in its place`,
    { tag: '@phone-only' },
    async ({ page, complaints }) => {
      if (isToldByBrowser) complaints.allow(/Failed to load resource/)
      const account = await registerWithPicture()
      await page.route(DOCUMENTS, answer)
      const isPhoto = (request: { url: () => string }) => request.url().includes('/documents/')
      const answered = page.waitForEvent('requestfinished', isPhoto)
      const failed = page.waitForEvent('requestfailed', isPhoto)
      await Promise.all([signIn(page, account), Promise.any([answered, failed])])
      const header = page.getByRole('banner')
      await expect(header.locator('svg path').first()).toBeVisible()
      await expect(page.getByText('Form received')).toBeVisible()
      await expect(header.locator('img')).toHaveCount(0)
      expect(complaints.messages.length > 0).toBe(isToldByBrowser)
    },
  )

test('a missing profile picture is not requested', { tag: '@phone-only' }, async ({ openSignedIn }) => {
  const page = await openSignedIn(MEMBER)
  const asked = watchDocuments(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').locator('svg path').first()).toBeVisible()
  expect(asked).toEqual([])
})
