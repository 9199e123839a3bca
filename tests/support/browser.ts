import { chromium, type Browser, type BrowserContextOptions, type Page, type Route } from 'playwright-core'
import { needed, origin } from './client.ts'

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** One browser a test file; close it when the file ends. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: needed('CHROMIUM_PATH'), args: ['--no-sandbox'] })

export interface OpenedPage {
  page: Page
  /** What the console, the page itself or the Content-Security-Policy complained about so far. */
  complaints: string[]
}

/** A fresh context with one page, whose complaints are kept from the start. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: origin, viewport: DESKTOP, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  return { page, complaints }
}

/** Goes to an address and waits until the page answers to its user. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address)
  await page.waitForSelector('html[data-ready]')
  return response
}

/**
 * Holds back what the page asks for, to see what it shows meanwhile.
 * @param answer what becomes of the requests afterwards
 * @returns lets them go
 */
export async function hold(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await answer(route)
  })
  return release
}
