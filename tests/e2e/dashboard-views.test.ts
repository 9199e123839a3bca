import type { Page } from '@playwright/test'
import { DASHBOARD_VIEWS } from '../screenshots/dashboard-views.ts'
import { accounts } from '../../emulators/seed/accounts.ts'
import { findViolations, leaveOutStitches } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { isThorough } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'

/** The narrowest width, the two widths of the design, and a wide screen. */
const WIDTHS = [1280, 1920, 390, 320]
/**
 * The widths at which axe runs, and the rules that each leaves out. Colours are the same at both and take
 * longest.
 */
const DRAWN = new Map([
  [1280, []],
  [390, ['color-contrast']],
])

/** Finds open dialogs whose content is cut off on the right; the width of the window does not reveal it. */
const widerDialogs = (page: Page) =>
  page
    .locator('dialog[open]')
    .evaluateAll((dialogs) =>
      dialogs
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML),
    )

const wanted = DASHBOARD_VIEWS.filter(({ isLikeAnother }) => isThorough || !isLikeAnother)

for (const [role, views] of Map.groupBy(wanted, ({ account }) => account))
  test(`every view and dialog of the ${role} is accessible and fits the window`, async ({ openSignedIn }) => {
    test.setTimeout(300_000)
    const page = await openSignedIn(accounts[role])
    for (const { name, query = '', open, shows, isOfPhones } of views)
      await test.step(name, async () => {
        const widths = isOfPhones ? WIDTHS.filter((width) => width < 992) : WIDTHS
        await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
        await page.goto(`/dashboard${query}`)
        await open?.(page)
        await expect(shows(page)).toBeVisible()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoWiderThanWindow(page)
          expect(await widerDialogs(page), `${name}, ${width}`).toEqual([])
          const without = DRAWN.get(width)
          if (!without) continue
          await leaveOutStitches(page)
          expect(await findViolations(page, without), `${name}, ${width}`).toEqual([])
        }
      })
  })
