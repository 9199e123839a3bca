import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'esbuild'

const WATCHED_MS = 10_000

interface PageWeight {
  scripts: number
  /** Of all scripts together, each compressed as the CDN would. */
  gzipBytes: number
}

/** Counts the script bytes that a new browser fetches on /home in ten seconds without input. */
export const weighHome = (executablePath: string, origin: string): Promise<PageWeight> =>
  inFreshBrowser(executablePath, async (page) => {
    await page.goto(`${origin}/home`)
    // the figure is defined by this time: what is fetched later does not count
    await page.waitForTimeout(WATCHED_MS)
  })

/** Counts the script bytes from /login to a dashboard that shows its list. */
export const weighDashboard = (
  executablePath: string,
  origin: string,
  account: { email: string; password: string },
): Promise<PageWeight> =>
  inFreshBrowser(executablePath, async (page) => {
    await page.goto(`${origin}/login`)
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'User Management' }).waitFor()
    await page.getByText(account.email).first().waitFor()
  })

async function inFreshBrowser(
  executablePath: string,
  visit: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await visit(page)
    const scripts = await Promise.all(bodies)
    return {
      scripts: scripts.length,
      gzipBytes: scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    }
  } finally {
    await browser.close()
  }
}

/** Bundles, minifies and compresses the libraries of a public page alone. @returns bytes */
export async function weighLibraries(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: 'web',
      contents: `
        export { hydrateRoot } from 'react-dom/client'
        export { BrowserRouter, Routes, Route, Link } from 'react-router-dom'
        export { styled, createGlobalStyle } from 'styled-components'
        export { I18nProvider } from '@lingui/react'
        export { setupI18n } from '@lingui/core'`,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}
