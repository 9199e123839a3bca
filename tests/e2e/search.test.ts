import { randomInt } from 'node:crypto'
import { ADMIN, MEMBER } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { call, registerNewcomer } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'

test(
  'by keyboard alone an admin finds a member by phone, a view by name, and no word is in an address',
  { tag: '@both-widths' },
  async ({ openSignedIn }) => {
    const subscriber = String(randomInt(1_000_000, 10_000_000))
    const { user } = await registerNewcomer({
      phone: `0345 ${subscriber}`,
      first_name: 'Bakht',
      last_name: 'Zari',
    })
    await call('POST', api.approveUser(user.id), { token: await adminToken() })
    const page = await openSignedIn(ADMIN)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto('/dashboard?tab=overview')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search' })
    await expect(field).toBeFocused()
    await page.keyboard.type(`+92345${subscriber}`)
    await expect(page.getByRole('option', { name: /Bakht Zari.*Approved/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Bakht Zari/ })).toBeVisible()
    await expect(page).toHaveURL(`/dashboard?open=${user.id}`)

    // the details are a dialog, which another one does not cover
    await page.keyboard.press('Control+k')
    await expect(field).not.toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('donat')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard?tab=donations')
    await expect(page.getByRole('main')).toBeFocused()
    expect(addresses.filter((address) => address.includes(subscriber))).toEqual([])
  },
)

test('a list is opened with the search, which is not in the address', async ({ openSignedIn }) => {
  const page = await openSignedIn(ADMIN)
  await page.goto('/dashboard?tab=site')
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('chamber.example')
  await page.getByRole('option', { name: /^Show all people/ }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('chamber.example')
  await expect(page.getByRole('row', { name: /@chamber.example/ }).first()).toBeVisible()
})

test('a member searches the own views only', async ({ openSignedIn }) => {
  const page = await openSignedIn(MEMBER)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Search/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Dashboard', 'Your account', 'Downloads'])
})
