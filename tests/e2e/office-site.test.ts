import { samples } from 'domain/content/samples.ts'
import { ADMIN, TEAM } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { plainImage } from '../support/pictures.ts'

const SITE = '/dashboard?tab=site'

test(
  'every form of the website text is accessible and fits the window',
  { tag: '@both-widths' },
  async ({ openSignedIn }) => {
    const page = await openSignedIn(ADMIN)
    for (const part of ['organisation', 'causes', 'giving', 'team', 'samplePost']) {
      await page.goto(`${SITE}&part=${part}`)
      await expect(page.getByRole('heading', { name: 'Website text' })).toBeVisible()
      // below the first box they are closed
      for (const box of await page
        .getByRole('group')
        .filter({ has: page.locator('summary') })
        .all())
        await box.locator('summary').click()
      const edit = page.getByRole('button', { name: /^Edit: / }).first()
      if (part !== 'organisation') await edit.click()
      expect(await findViolations(page), part).toEqual([])
      await expectNoWiderThanWindow(page)
    }
  },
)

test('the team cannot edit the website text', async ({ openSignedIn }) => {
  const page = await openSignedIn(TEAM)
  await page.goto(SITE)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Website text' })).toHaveCount(0)
})

test('an admin changes the phone number, reloads, publishes the change, and visitors see it', async ({
  openSignedIn,
  page: visitor,
}) => {
  const { phone } = samples.organisation
  const other = '+92 992 777 111'
  const page = await openSignedIn(ADMIN)
  await page.goto(SITE)
  try {
    await page.getByLabel('Phone', { exact: true }).fill(other)
    await expect(page.getByText('1 unpublished change')).toBeVisible()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByText(other).first()).toBeAttached()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(other)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Everything is published')).toBeVisible()
    await expect(async () => {
      await visitor.goto('/contact')
      const ways = visitor.getByRole('region', { name: 'How to reach us' })
      await expect(ways.getByRole('link', { name: other })).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
  } finally {
    await call('PATCH', api.sitePart('organisation'), { token: await adminToken(), json: { phone } })
  }
})

test('a link in any part leads to the field that prevents another part from being published', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn(ADMIN)
  await page.goto(`${SITE}&part=causes`)
  await page.getByRole('button', { name: /^Edit: Drinking/ }).click()
  await page.getByLabel('Goal').fill('')
  await page.getByRole('link', { name: /^Services/ }).click()
  const publish = page.getByRole('button', { name: 'Publish' })
  await page.getByRole('button', { name: 'Show me where' }).click()
  await expect(page.getByLabel('Goal')).toBeFocused()
  // with nothing else to publish, the Publish button leads there too
  await page.getByRole('button', { name: 'Done' }).click()
  await publish.click()
  await expect(page.getByLabel('Goal')).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Everything is published')).toBeVisible()
})

test('an admin adds a portrait, sees it in the preview, and visitors see it after publishing', async ({
  openSignedIn,
  page: visitor,
}) => {
  const { leaders } = samples.team
  const page = await openSignedIn(ADMIN)
  await page.goto(`${SITE}&part=team`)
  try {
    await page.getByRole('button', { name: 'Edit: Nasreen Akhtar' }).click()
    const buffer = await plainImage(1000, 1400).jpeg().toBuffer()
    await page.getByLabel(/^Portrait/).setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByLabel(/^Description of the portrait/).fill('A woman at her loom')
    await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
    const seen = page.frameLocator('iframe').getByRole('img', { name: 'A woman at her loom' }).locator('img')
    await expect(seen).toHaveAttribute('src', /^blob:/)
    await expect(seen).not.toHaveJSProperty('naturalWidth', 0)
    // the reload drops the local copy, so the picture is fetched like that of a draft
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(seen).toHaveAttribute('src', /^blob:/)
    await expect(seen).not.toHaveJSProperty('naturalWidth', 0)

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Everything is published')).toBeVisible()
    await expect(async () => {
      await visitor.goto('/about')
      const portrait = visitor.getByRole('img', { name: 'A woman at her loom' }).locator('img')
      await portrait.scrollIntoViewIfNeeded({ timeout: 1_000 })
      await expect(portrait).not.toHaveJSProperty('naturalWidth', 0, { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    expect(await findViolations(visitor)).toEqual([])
  } finally {
    await call('PATCH', api.sitePart('team'), { token: await adminToken(), json: { leaders } })
  }
})
