import { randomUUID } from 'node:crypto'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { plainImage } from '../support/pictures.ts'
import { countPresses } from '../support/presses.ts'

test('from signing in, an admin publishes a post in four presses', async ({ adminPage: page }) => {
  const title = `Honey ${randomUUID()}`
  const rail = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(rail).toBeVisible()
  const presses = await countPresses(page)

  await rail.getByRole('link', { name: 'Blogs' }).click()
  await page.getByRole('button', { name: 'Add New Blog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Blog' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Two tonnes.')
  await expect(dialog.getByText(en.requiredFields)).toBeVisible()
  await expect(dialog.getByText('the picture', { exact: true })).toBeVisible()
  // the third press opens the window of the operating system, in which the file is chosen
  const chooser = page.waitForEvent('filechooser')
  await dialog.locator('input[type=file]').click()
  const buffer = await plainImage(1200, 800).jpeg().toBuffer()
  await (await chooser).setFiles({ name: 'honey.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()

  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('Published', { exact: true })).toBeVisible()
  expect(await presses()).toBe(4)
})

test('from signing in, an admin changes the phone number of the site in three presses', async ({
  adminPage: page,
}) => {
  const { phone } = samples.organisation
  const rail = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(rail).toBeVisible()
  const presses = await countPresses(page)
  try {
    await rail.getByRole('link', { name: 'Site', exact: true }).click()
    // a press on the number in the preview leads to its field
    await page.getByRole('button', { name: 'Go to Phone' }).first().click()
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('+92 992 777 222')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Everything is published')).toBeVisible()
    expect(await presses()).toBe(3)
  } finally {
    await call('PATCH', api.sitePart('organisation'), { token: await adminToken(), json: { phone } })
  }
})
