import { readdirSync } from 'node:fs'
import { visit } from '../support/browser.ts'
import { origin } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchScripts, weigh } from '../support/scripts.ts'

/** The addresses that the build wrote a file for, without the shell of the dashboard. */
const addresses = readdirSync('web/dist')
  .filter((file) => file.endsWith('.html') && file !== 'dashboard.html')
  .map((file) => `/${file.replace(/\.html$/, '')}`)

/** Bytes of JavaScript, compressed: what a page that is only read loads, and what hydrated pages have loaded in all. */
const BUDGETS = {
  read: 5_000,
  '/home': 127_000,
  '/blog': 130_500,
  '/contact': 155_500,
  '/donate': 160_000,
}

/** Says that a script is Firebase's. */
const FIREBASE = /firebase|firestore\.googleapis|identitytoolkit/i

const countIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const load = async (path: string) => (await fetch(origin + path)).text()

for (const address of addresses) {
  test.describe(`the file of ${address}`, () => {
    test('has one title, one description at most, and both in the head', async () => {
      const html = await load(address)
      const head = html.slice(0, html.indexOf('</head>'))
      expect(countIn(html, /<title>/g)).toBe(1)
      expect(countIn(head, /<title>/g)).toBe(1)
      expect(countIn(html, /<meta name="description"/g)).toBe(countIn(head, /<meta name="description"/g))
      expect(countIn(html, /<meta name="description"/g)).toBeLessThanOrEqual(1)
    })

    test('has no style attribute', async () => {
      expect(countIn(await load(address), /<[^>]+\sstyle=/g)).toBe(0)
    })

    test('has no form that could write into an address or be sent before it is hydrated', async () => {
      const html = await load(address)
      for (const [form] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
        // a search may: its words are to stand in the address
        if (/^<form[^>]*\srole="search"/.test(form)) continue
        expect(form).toMatch(/^<form[^>]*\smethod="post"/)
        if (form.includes('type="password"')) expect(form).toContain('<noscript>')
        for (const [button] of form.matchAll(/<button[^>]*type="submit"[^>]*>/g))
          expect(button).toContain('disabled')
      }
    })
  })
}

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
