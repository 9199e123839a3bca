import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { call, registerNewcomer } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { comment, message, newPost, send } from '../support/forms.ts'
import { openEntry } from '../support/journeys.ts'

/** The longest time until something new is on an open page. */
const SOON = { timeout: 10_000 }

test('a new application shows in the open list; search, selection and scroll position stay', async ({
  adminPage: page,
}) => {
  const word = `Naheed${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
  const waiting = [
    await registerNewcomer({ last_name: word }),
    await registerNewcomer({ last_name: word, first_name: 'Second' }),
  ]
  await openEntry(page, 'Requests')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(word)
  await expect(page.getByText('1 to 2 of 2')).toBeVisible()
  const chosen = page.getByRole('checkbox', { name: `Select Second ${word}` })
  await chosen.check()
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.evaluate(() => scrollTo(0, 120))
  waiting.push(await registerNewcomer({ last_name: word, first_name: 'Third' }))
  await expect(page.getByText('1 to 3 of 3')).toBeVisible(SOON)
  await expect(page.getByRole('row', { name: new RegExp(`Third ${word}`) })).toBeVisible()
  await expect(chosen).toBeChecked()
  expect(await page.evaluate(() => scrollY)).toBe(120)
  for (const { user } of waiting) await call('DELETE', api.deleteUser(user.id), { token: await adminToken() })
})

test('a new message and a new comment raise the number in the rail of any view', async ({
  adminPage: page,
}) => {
  const badge = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Messages/ })
  await openEntry(page, 'Overview')
  await expect(badge).toHaveText(/\d+$/)
  const count = async () => Number(/\d+$/.exec((await badge.textContent()) ?? '')?.[0])
  const before = await count()
  await send(api.contact, message())
  await expect.poll(count, SOON).toBe(before + 1)
  await openEntry(page, 'Messages')
  await page.getByRole('tab', { name: /^Comments/ }).click()
  const { reference } = (await send(api.comments, comment(await newPost()))).body
  await expect(page.locator(`a[href$="open=${reference}"]`)).toBeVisible(SOON)
  await expect.poll(count, SOON).toBe(before + 2)
})
