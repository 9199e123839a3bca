import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchScripts, weigh } from '../support/scripts.ts'

/** Bytes of JavaScript, compressed: what a page that is only read loads, and what hydrated pages have loaded in all. */
const BUDGETS = {
  read: 5_000,
  '/home': 128_500,
  '/blog': 131_500,
  '/contact': 155_500,
  '/donate': 160_000,
}

/** Says that a script is Firebase's. */
const FIREBASE = /firebase|firestore\.googleapis|identitytoolkit/i

test.describe('what a first page loads', () => {
  for (const address of ['/home', '/blog', '/blog-details', '/event', '/404'])
    test(`is next to nothing on ${address} while it is only read`, async ({ page, complaints }) => {
      if (address === '/404') complaints.allow(/404/)
      const loadedScripts = watchScripts(page)
      // its timers run ten seconds ahead, so that nobody waits for them
      await page.clock.install()
      await page.goto(address)
      await page.clock.runFor(10_000)
      const bodies = await loadedScripts()
      expect(bodies).toHaveLength(1)
      expect(weigh(bodies)).toBeLessThanOrEqual(BUDGETS.read)
      await expect(page.locator('html[data-ready]')).toHaveCount(0)
    })

  for (const address of ['/home', '/blog', '/contact', '/donate'] as const)
    test(`is no more than its budget on ${address} once it is touched, and no Firebase`, async ({ page }) => {
      const loadedScripts = watchScripts(page)
      await visit(page, address)
      const bodies = await loadedScripts()
      expect(weigh(bodies)).toBeGreaterThan(80_000)
      expect(weigh(bodies)).toBeLessThanOrEqual(BUDGETS[address])
      for (const body of bodies) expect(body.toString()).not.toMatch(FIREBASE)
    })

  test('is no Firebase on /404', async ({ page, complaints }) => {
    complaints.allow(/404/)
    const loadedScripts = watchScripts(page)
    await visit(page, '/404')
    for (const body of await loadedScripts()) expect(body.toString()).not.toMatch(FIREBASE)
  })
})
