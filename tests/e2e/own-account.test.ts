import { statSync } from 'node:fs'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { openRail } from '../support/journeys.ts'

test(
  'an admin goes from who is signed in to her own account, and takes her data with her',
  { tag: '@both-widths' },
  async ({ adminPage: page }) => {
    const rail = await openRail(page)
    await rail.getByRole('link', { name: /Your account$/ }).click()
    await expect(page).toHaveURL('/dashboard?tab=account')
    await expect(page.getByText('deleted by another administrator')).toBeVisible()
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
