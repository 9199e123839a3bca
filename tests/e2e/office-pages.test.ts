import type { OfficePage } from 'domain/pages/page.ts'
import { TEAM } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { teamToken } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'

const FIRST = 'assembly-of-spring'
const SECOND = 'spring-assembly'
const TITLE = 'Assembly of spring'

test('the team makes a page, visitors find it in the footer, and after a rename its old address leads there', async ({
  openSignedIn,
  page: visitor,
  complaints,
}) => {
  // an address that is not there yet
  complaints.allow(/status of 404/)
  const page = await openSignedIn(TEAM)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Pages and files' }).click()
  try {
    await page.getByRole('button', { name: 'Add page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add page' })
    await dialog.getByLabel('Title').fill(TITLE)
    await expect(dialog.getByLabel('Name in the address')).toHaveValue(FIRST)
    await dialog.getByLabel('Description').fill('Accounts, elections and tea.')
    await dialog.getByRole('radio', { name: /^Footer/ }).check()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Page created successfully')).toBeVisible()

    const link = visitor.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: TITLE })
    await expect(async () => {
      await visitor.goto('/contact')
      await expect(link).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })

    // the visitor's page stays open, with the old address in its footer
    await page.getByRole('button', { name: `Edit ${TITLE}` }).click()
    const edited = page.getByRole('dialog', { name: 'Edit page' })
    await edited.getByLabel('Name in the address').fill(SECOND)
    await edited.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Page updated successfully')).toBeVisible()
    const atOldAddress = async () => (await visitor.request.get(`/page/${FIRST}`)).text()
    await expect.poll(atOldAddress, { timeout: 60_000 }).toContain(`url=/page/${SECOND}`)
    await link.click()
    await expect(visitor).toHaveURL(`/page/${SECOND}`)
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(visitor.getByRole('article')).toContainText('Accounts, elections and tea.')
    await visitor.goto(`/page/${FIRST}`)
    await expect(visitor).toHaveURL(`/page/${SECOND}`)

    await page.getByRole('button', { name: `Delete ${TITLE}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Page deleted successfully')).toBeVisible()
    for (const name of [FIRST, SECOND])
      await expect
        .poll(async () => (await visitor.request.get(`/page/${name}`)).status(), { timeout: 60_000 })
        .toBe(404)
  } finally {
    const token = await teamToken()
    const { body } = await call<OfficePage[]>('GET', api.pages, { token })
    for (const { id, name } of body)
      if ([FIRST, SECOND].includes(name)) await call('DELETE', api.page(id), { token })
  }
})
