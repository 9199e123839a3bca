import type { Page } from '@playwright/test'
import type { Sent } from 'domain/api/forms.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow, visit } from '../support/browser.ts'
import { refs } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { message, offer, someEmail } from '../support/forms.ts'

const PDF = { name: 'gulnaz-cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }

/** Fills in fields of the page by their labels. */
async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text)
}

const fillInMessage = async (page: Page, { name, lastname, email, subject, notes } = message()) => {
  await fillIn(page, { Name: name, 'Last name': lastname, 'E-mail': email, Subject: subject, Message: notes })
  return email
}
const fillInOffer = async (page: Page, { first_name, email, subject, case_description } = offer()) => {
  const values = { 'First name': first_name, 'E-mail': email, Subject: subject }
  await fillIn(page, { ...values, 'Case description': case_description })
  return email
}

/** Presses the button and returns the reference that the page shows. */
async function send(page: Page, button: string): Promise<Pick<Sent, 'reference'>> {
  await page.getByRole('button', { name: button }).click()
  const reference = page.getByText(/^[A-Z]{3}-[A-Z\d]{6}$/)
  await expect(reference).toBeVisible()
  return { reference: await reference.innerText() }
}

for (const [address, button] of [
  ['/contact', 'Send message'],
  ['/volunteer', 'Send offer'],
] as const)
  test(
    `${address} shows an error at each empty field and stays accessible`,
    { tag: '@both-widths' },
    async ({ page }) => {
      await visit(page, address)
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused()
      await page.locator('main [aria-invalid=true]').first().pressSequentially('G')
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(address === '/contact' ? 4 : 3)
      expect(await findViolations(page)).toEqual([])
      await expectNoWiderThanWindow(page)
    },
  )

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    // an animation holds the message back, and must do so without motion too
    test.use({ hasTouch, reducedMotion: 'reduce' })

    test(
      'a button is not missed when the field above it loses the focus and gets a message',
      { tag: '@both-widths' },
      async ({ page }) => {
        await visit(page, '/contact')
        const email = page.getByLabel('E-mail', { exact: true })
        await email.fill('gulnaz')
        // the rules are loaded
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        const above = page.getByLabel('Message', { exact: true })
        await above.focus()
        const button = page.getByRole('button', { name: 'Send message' })
        // near its upper edge, which the message would move away
        const position = { x: 40, y: 4 }
        if (hasTouch) await button.tap({ position })
        else {
          await button.hover({ position })
          await page.mouse.down()
          await expect(above).toHaveAttribute('aria-invalid', 'true')
          await page.mouse.up()
        }
        await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
      },
    )
  })

test('a message is stored under the displayed reference', async ({ page }) => {
  await visit(page, '/contact')
  const email = await fillInMessage(page)
  const { reference } = await send(page, 'Send message')
  expect((await refs.messages.doc(reference).get()).data()).toMatchObject({ email, subject: 'Fees' })
})

test('a volunteer offer is stored with its CV', async ({ page }) => {
  await visit(page, '/volunteer')
  const email = await fillInOffer(page)
  await page.getByLabel(/^CV/).first().setInputFiles(PDF)
  await expect(page.getByText(PDF.name)).toBeVisible()
  const { reference } = await send(page, 'Send offer')
  const stored = (await refs.volunteers.doc(reference).get()).data()
  expect(stored).toMatchObject({ email, case_description: 'Two mornings a week.' })
  expect(stored?.cv).not.toBe('')
})

test('a message that could not be sent stays after an error and a reload, and can be sent again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Error sending contact/)
  await visit(page, '/contact')
  await page.route('**/api/auth/contact/', (route) => route.abort())
  const email = await fillInMessage(page, message({ email: someEmail() }))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your text is still here.')).toBeVisible()
  await page.unroute('**/api/auth/contact/')
  await visit(page, '/contact')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await send(page, 'Send message')
})

test("nothing is loaded from the map's site until the map is opened", async ({ page }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await visit(page, '/contact')
  await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Open the map' }).click()
  await expect(page.frameLocator('main iframe').getByText('A map')).toBeVisible()
  expect(asked).toHaveLength(1)
})
