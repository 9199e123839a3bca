import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { events, posts } from '../../emulators/seed/posts.ts'
import { runScript } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveFiles, siteNow } from '../support/site.ts'

// a sharp phone: three pixels a point
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

/** Bytes that a page may load before any touch, texts compressed. */
const BUDGETS = { '/home': 52_000, '/blog': 61_000, '/event': 51_000 }

const TEXTS = ['document', 'script', 'stylesheet', 'manifest']
const SVG = /\.svg$/

/** Records what a page loads. @returns the bytes of each file by its path, texts compressed */
function watchFiles(page: Page) {
  const files = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const isText = TEXTS.includes(response.request().resourceType()) || SVG.test(path)
    const size = response.body().then((body) => (isText ? gzipSync(body) : body).length)
    files.set(path, size)
  })
  return async () =>
    Object.fromEntries(await Promise.all([...files].map(async ([path, size]) => [path, await size] as const)))
}

for (const [address, most] of Object.entries(BUDGETS))
  test(`${address} loads at most ${most / 1000} kB on a phone before any touch`, async ({ page }) => {
    const site = await siteNow()
    // the sample posts and events alone, since other tests add theirs
    const isSample = ({ title }: { title: string }) =>
      [...posts, ...events].some((sample) => sample.title === title)
    const sample = { ...site, blogs: site.blogs.filter(isSample), events: site.events.filter(isSample) }
    await serveFiles(page, sample, address)
    const loadedFiles = watchFiles(page)
    // before the time after which the page asks for newer posts
    const now = new Date()
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now.getTime() + 1000)
    await page.goto(address)
    await runScript(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const files = await loadedFiles()
    const bytes = Object.values(files).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(most)
  })

for (const address of ['/blog', '/event'])
  test(`${address} draws each picture on a phone once it is scrolled to, and not before`, async ({
    page,
  }) => {
    await page.goto(address)
    const pictures = page.locator('main img')
    const isDrawn = (picture: HTMLElement | SVGElement) =>
      (picture as HTMLImageElement).naturalWidth > 0 &&
      picture.checkVisibility({ contentVisibilityAuto: true })
    expect(await pictures.last().evaluate(isDrawn)).toBe(false)
    for (const picture of await pictures.all()) {
      // its box, since it has none itself before
      await picture.locator('..').scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
    }
  })
