import type { Locator, Page } from '@playwright/test'
import { api } from 'domain/api.ts'
import type { User } from 'domain/user.ts'
import { ADMIN } from '../support/accounts.ts'
import { applicant, cards, formOf, jpeg } from '../support/applicant.ts'
import { post } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { approve, openEntry, signIn } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

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
  const image = place.locator('img')
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
  expect(askedByAdmin.filter((address) => !address.includes('/profile_image/'))).toEqual([])
})
