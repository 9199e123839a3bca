import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'
import { origin } from '../support/client.ts'

/** The addresses that the build wrote a file for, without the shell of the dashboard. */
const addresses = readdirSync('web/dist')
  .filter((file) => file.endsWith('.html') && file !== 'dashboard.html')
  .map((file) => `/${file.replace(/\.html$/, '')}`)

/** Bytes of JavaScript that a first page may load, compressed (issue of the main job). */
const BUDGET = 118_000

/** What the HTML itself may name of it: that which decides when to load the rest. */
const EARLY_BUDGET = 4_000

/** Says that a script is Firebase's. */
const FIREBASE = /firebase|firestore\.googleapis|identitytoolkit/i

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('every public page is prerendered', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/home', '/blog', '/login', '/signup', '/404']))
})

describe.each(addresses)('the file of %s', (address) => {
  const load = async () => (await fetch(origin + address)).text()

  test('has one title, one description at most, and both in the head', async () => {
    const html = await load()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(count(html, /<title>/g)).toBe(1)
    expect(count(head, /<title>/g)).toBe(1)
    expect(count(html, /<meta name="description"/g)).toBe(count(head, /<meta name="description"/g))
    expect(count(html, /<meta name="description"/g)).toBeLessThanOrEqual(1)
  })

  test('has no style attribute', async () => {
    expect(count(await load(), /<[^>]+\sstyle=/g)).toBe(0)
  })

  test('has no form that could write into an address or be sent before it is hydrated', async () => {
    const html = await load()
    for (const [form] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
      expect(form).toMatch(/^<form[^>]*\smethod="post"/)
      if (form.includes('type="password"')) expect(form).toContain('<noscript>')
      for (const [button] of form.matchAll(/<button[^>]*type="submit"[^>]*>/g)) {
        expect(button).toContain('disabled')
      }
    }
  })
})

describe.each(addresses)('%s in the browser', (address) => {
  test('is hydrated as it was prerendered, down to the class names, and nothing complains', async () => {
    const { page, complaints } = await openPage(browser)
    // before any script of ours: what React throws away and renders anew has no mark afterwards
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        for (const element of document.querySelectorAll('header, h1, footer')) element.classList.add('kept')
      }),
    )
    await visit(page, address)
    for (const kept of await page.locator('header, h1, footer').all()) {
      expect(await kept.evaluate((element) => element.classList.contains('kept'))).toBe(true)
    }
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.kept')) element.classList.remove('kept')
      for (const element of document.querySelectorAll('[class=""]')) element.removeAttribute('class')
    })
    const differing = await page.evaluate(() =>
      [...document.querySelectorAll('#root *')].flatMap((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
        if (!key) return []
        const props = (element as unknown as Record<string, { className?: string }>)[key]
        const [rendered, shown] = [props?.className ?? '', element.getAttribute('class') ?? '']
        return rendered === shown ? [] : [{ tag: element.tagName, rendered, shown }]
      }),
    )
    expect(differing).toEqual([])
    // the browser itself says of the page for unknown addresses that its status is 404
    expect(complaints.filter((complaint) => !(address === '/404' && complaint.includes('404')))).toEqual([])
    expect(await page.title()).not.toBe('')
    expect(await page.locator('title').count()).toBe(1)
    await page.context().close()
  })

  test('says all it has to say without any script', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false, viewport: PHONE })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
    await page.getByRole('heading', { name: 'Latest News' }).waitFor()
    await page.context().close()
  })
})

describe('what a first page loads', () => {
  test('is next to nothing before the browser is idle or somebody touches the page', async () => {
    const html = await (await fetch(`${origin}/home`)).text()
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
    const sizes = await Promise.all(
      named.map(async ([, script]) => gzipSync(await (await fetch(origin + script)).text()).length),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(EARLY_BUDGET)
  })

  test('is at most 118 kB of JavaScript in ten seconds without input, and no Firebase', async () => {
    const { page, complaints } = await openPage(browser)
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await visit(page, '/home')
    await page.waitForTimeout(10_000)
    const bodies = await Promise.all(scripts)
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(bytes).toBeGreaterThan(80_000)
    expect(bytes).toBeLessThanOrEqual(BUDGET)
    for (const body of bodies) expect(body.toString()).not.toMatch(FIREBASE)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.each(['/blog', '/404'])('is no Firebase on %s', async (address) => {
    const { page } = await openPage(browser)
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await visit(page, address)
    await page.waitForLoadState('networkidle')
    for (const body of await Promise.all(scripts)) expect(body.toString()).not.toMatch(FIREBASE)
    await page.context().close()
  })
})
