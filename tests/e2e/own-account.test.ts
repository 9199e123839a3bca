import { statSync } from 'node:fs'
import { en } from 'domain/texts/en.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call, claimsIn, secondAfter, tokenOf } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { openRail, signIn } from '../support/journeys.ts'
import { mailsTo } from '../support/mails.ts'

test(
  'an admin opens their own account from the user menu and downloads their data',
  { tag: '@both-widths' },
  async ({ adminPage: page }) => {
    const rail = await openRail(page)
    await rail.getByRole('link', { name: /Your account$/ }).click()
    await expect(page).toHaveURL('/dashboard?tab=account')
    await expect(page.getByText('Only another administrator')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const archive = await download
    expect(archive.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.zip$/)
    expect(statSync(await archive.path()).size).toBeGreaterThan(500)
    await expect(page.getByText(/^Downloaded at/)).toBeVisible()
  },
)

test('a member changes the password: this page stays signed in, other sessions end, and a mail reports it', async ({
  page,
  newcomer: { user, fields },
}) => {
  await call('POST', api.approveUser(user.id), { token: await adminToken() })
  await signIn(page, fields)
  const elsewhere = await tokenOf(fields)
  await secondAfter(elsewhere)
  const section = page.getByRole('region', { name: 'Your password' })
  const password = `${fields.password} and more`
  await section.getByLabel('Current password').fill(fields.password)
  await section.getByLabel('New password').fill(password)
  await section.getByLabel(en.label.password2).fill(password)
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByText(/^Saved at/)).toBeVisible()
  expect((await call('GET', api.profile, { token: elsewhere })).status).toBe(401)
  expect(claimsIn(await tokenOf({ ...fields, password }))).toMatchObject({ approved: true })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await download
  await page.reload()
  await expect(section).toBeVisible()
  const subjects = async () => (await mailsTo(fields.email, 1)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('Your password was changed')
})
