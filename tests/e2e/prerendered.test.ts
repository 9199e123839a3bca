import { runScript, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchScripts, weigh } from '../support/scripts.ts'

/** Compressed bytes of JavaScript: those of a page without interaction, and all those of hydrated pages. */
const BUDGETS = {
  read: 5_000,
  '/home': 132_900,
  '/blog': 136_300,
  '/contact': 156_000,
  '/donate': 160_100,
}

/** Matches scripts of Firebase. */
const FIREBASE = /firebase|firestore\.googleapis|identitytoolkit/i

test.describe('the JavaScript of a first page', () => {
  for (const address of ['/home', '/blog', '/blog-details', '/event', '/404'])
    test(`is almost nothing on ${address} without interaction`, async ({ page, complaints }) => {
      if (address === '/404') complaints.allow(/404/)
      const loadedScripts = watchScripts(page)
      // advances the timers ten seconds, so that the test does not wait
      await page.clock.install()
      await page.goto(address)
      await runScript(page)
      await page.clock.runFor(10_000)
      const bodies = await loadedScripts()
      expect(bodies).toHaveLength(1)
      expect(weigh(bodies)).toBeLessThanOrEqual(BUDGETS.read)
      await expect(page.locator('html[data-ready]')).toHaveCount(0)
    })

  for (const address of ['/home', '/blog', '/contact', '/donate'] as const)
    test(`is within its budget on ${address} after an interaction, without Firebase`, async ({ page }) => {
      const loadedScripts = watchScripts(page)
      await visit(page, address)
      const bodies = await loadedScripts()
      expect(weigh(bodies)).toBeGreaterThan(80_000)
      expect(weigh(bodies)).toBeLessThanOrEqual(BUDGETS[address])
      for (const body of bodies) expect(body.toString()).not.toMatch(FIREBASE)
    })

  test('has nothing in Urdu on /privacy but the name of the language', async ({ page }) => {
    const loadedScripts = watchScripts(page)
    await visit(page, '/privacy')
    const scripts = (await loadedScripts()).join('\n')
    expect(scripts).toContain('اردو')
    expect(scripts).not.toMatch(/\p{Script=Arabic} \p{Script=Arabic}/u)
  })

  test('does not include Firebase on /404', async ({ page, complaints }) => {
    complaints.allow(/404/)
    const loadedScripts = watchScripts(page)
    await visit(page, '/404')
    for (const body of await loadedScripts()) expect(body.toString()).not.toMatch(FIREBASE)
  })
})
