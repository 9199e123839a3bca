import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import sharp from 'sharp'
import { accounts } from '../../emulators/seed/accounts.ts'
import { CHANGED_VIEWS, DASHBOARD_VIEWS, type DashboardView } from './dashboard-views.ts'
import { openView, signIn } from './take-screenshots.ts'

interface OfficePicture {
  account: DashboardView['account']
  /** The name of the view. */
  view: string
  /** The element at the top of the picture; without it, the top of the page. */
  from?: (page: Page) => Locator
}

const admin = (view: string, from?: OfficePicture['from']): OfficePicture => ({
  account: 'admin',
  view,
  ...(from && { from }),
})

/** The pictures of docs/office.md by file name. All people in them are invented. */
export const OFFICE_PICTURES: Readonly<Record<string, OfficePicture>> = {
  'first-view': admin('today'),
  application: admin('request'),
  rejection: admin('request-reject'),
  message: admin('messages'),
  donation: admin('donations'),
  comments: { account: 'team', view: 'comments' },
  'data-kept': admin('overview-kept-runs'),
  terms: admin('site-terms'),
  faults: admin('today-faults'),
  'e-mails': admin('overview-mails'),
  'failed-reply': admin('messages-failed'),
  member: admin('member'),
  'own-data': {
    account: 'member',
    view: 'welcome',
    from: (page) => page.getByRole('heading', { name: 'Your data' }),
  },
}

/** A window in which the texts can be read in the width of a document. */
const WINDOW = { width: 1100, height: 720 }
/** Above an element, in pixels. */
const MARGIN = 90

interface Shots {
  origin: string
  folder: string
  /** Receives progress messages. */
  note: (what: string) => void
}

/** Takes the pictures of docs/office.md, in place of the earlier ones. @param executablePath Chromium's */
export async function takeOfficePictures(executablePath: string, { origin, folder, note }: Shots) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const pictures = Object.entries(OFFICE_PICTURES)
    for (const [role, wanted] of Map.groupBy(pictures, ([, { account }]) => account)) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: WINDOW,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await signIn(page, accounts[role])
      // the dashboard would repeat the message if it were loaded again before it was drawn
      await page.getByRole('button', { name: 'Logout' }).waitFor()
      // the message would lie over the first pictures
      await page.getByRole('button', { name: 'Close' }).click()
      for (const [name, { view, from }] of wanted) {
        note(name)
        await openView(page, findView(role, view))
        await from?.(page).evaluate((element, margin) => {
          scrollTo({ top: element.getBoundingClientRect().top + scrollY - margin, behavior: 'instant' })
        }, MARGIN)
        const picture = sharp(await page.screenshot())
        await picture.webp({ quality: 70, effort: 6 }).toFile(join(folder, `${name}.webp`))
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

function findView(account: DashboardView['account'], name: string): DashboardView {
  const all = [...DASHBOARD_VIEWS, ...CHANGED_VIEWS]
  const found = all.find((view) => view.account === account && view.name === name)
  if (!found) throw new Error(`There is no view ${name} of the ${account}.`)
  return found
}
