import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { accounts } from '../../emulators/seed/accounts.ts'
import { CHANGED_VIEWS, DASHBOARD_VIEWS, type DashboardView } from './dashboard-views.ts'
import { PAGE_STATES } from './page-states.ts'

/** The two widths of the design. */
const WIDTHS = { 1280: 900, 390: 844 }

/** Scrolls through the page and back, so that lazy parts load. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

async function showAll(page: Page) {
  await scrollThrough(page)
  await allDrawn(page)
  await page.waitForLoadState('networkidle')
}

/** Waits for the fonts and pictures of the current page. */
const allDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    // a lazy picture outside the view would never load
    for (const image of document.images) image.loading = 'eager'
    // a broken picture should be visible in the screenshot
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })

/** Opens a page and waits until it is hydrated, which its first interaction starts. */
async function goHydrated(page: Page, address: string) {
  await page.goto(address)
  await page.locator('body').dispatchEvent('pointerdown')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Signs in on a new page, which then shows the dashboard. */
export async function signIn(page: Page, { email, password }: (typeof accounts)['admin']) {
  await goHydrated(page, '/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/dashboard')
}

/** Opens a view or a dialog of the dashboard, and waits until all of it is drawn. */
export async function openView(page: Page, { query = '', open, shows }: DashboardView) {
  await page.goto(`/dashboard${query}`)
  await open?.(page)
  // open listeners keep the network busy
  await shows(page).waitFor()
  await scrollThrough(page)
  await allDrawn(page)
}

interface Shots {
  origin: string
  addresses: readonly string[]
  /** The folder of the pictures, such as `home-1280.png`. */
  folder: string
  /** Receives progress messages. */
  note: (what: string) => void
}

async function takeAt(browser: Browser, width: number, height: number, shots: Shots) {
  const { origin, addresses, folder, note } = shots
  const open = () =>
    browser.newContext({ baseURL: origin, viewport: { width, height }, reducedMotion: 'reduce' })
  const shoot = async (page: Page, name: string) => {
    note(`${name}, ${width} px`)
    // a dialog fits the window completely
    const fullPage = (await page.locator('dialog[open]').count()) === 0
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage })
  }

  const visitor = await open()
  const page = await visitor.newPage()
  for (const address of addresses) {
    await page.goto(address)
    await showAll(page)
    await shoot(page, address.slice(1).replaceAll('/', '_'))
  }
  await visitor.close()
  for (const { name, address, open: use, shows, isOfPhones } of PAGE_STATES) {
    if (isOfPhones && width > 992) continue
    // nothing of one state is left for the next: no draft, no lost connection
    const user = await open()
    const used = await user.newPage()
    await goHydrated(used, address)
    await use(used)
    await shows(used).waitFor()
    await allDrawn(used)
    await shoot(used, name)
    await user.close()
  }
  const all = [...DASHBOARD_VIEWS, ...CHANGED_VIEWS]
  for (const [role, views] of Map.groupBy(all, ({ account }) => account)) {
    const person = await open()
    const dashboard = await person.newPage()
    await signIn(dashboard, accounts[role])
    for (const view of views) {
      if (view.isOfPhones && width > 992) continue
      await openView(dashboard, view)
      await shoot(dashboard, `dashboard_${role}_${view.name}`)
    }
    await person.close()
  }
}

/**
 * Takes a screenshot of every page and every dashboard view in both widths. @param executablePath Chromium's
 */
export async function takeScreenshots(executablePath: string, shots: Shots): Promise<void> {
  mkdirSync(shots.folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await Promise.all(
      Object.entries(WIDTHS).map(([width, height]) => takeAt(browser, Number(width), height, shots)),
    )
  } finally {
    await browser.close()
  }
}
