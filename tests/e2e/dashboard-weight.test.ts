import { type Account, ADMIN, MEMBER } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { watchScripts, weigh } from '../support/scripts.ts'

/**
 * Compressed bytes of JavaScript: the dashboard's first view alone, and together with the sign-in. A member's
 * view also has the forms of the own page, which do not delay its first view. An admin's has what other tests have made fail:
 * the notices about it are up to 55 kB.
 */
const BUDGETS: [who: string, account: Account, itself: number, withLogin: number][] = [
  ['an admin', ADMIN, 402_000, 424_000],
  ['a member', MEMBER, 359_500, 379_000],
]

for (const [who, account, itself, withLogin] of BUDGETS) {
  test(`the dashboard loads no more than its budget for ${who}`, async ({ openSignedIn }) => {
    const page = await openSignedIn(account)
    const loadedScripts = watchScripts(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const bytes = weigh(await loadedScripts())
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThanOrEqual(itself)
  })

  test(`the sign-in and the dashboard together load no more than their budget for ${who}`, async ({
    page,
  }) => {
    const loadedScripts = watchScripts(page)
    await signIn(page, account)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const bytes = weigh(await loadedScripts())
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThanOrEqual(withLogin)
  })
}
