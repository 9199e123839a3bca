import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { recordPages } from '../indexes/record-pages.ts'
import { type Account, ADMIN, TEAM } from './accounts.ts'
import { api } from './addresses.ts'
import { adminToken, FRESH_MS } from './admin.ts'
import { call, type Newcomer, registerNewcomer } from './client.ts'
import { Complaints } from './complaints.ts'
import { origin } from './environment.ts'
import { signIn } from './journeys.ts'
import { Listeners } from './listeners.ts'
import { makeOlder } from './older-browser.ts'

type Session = NonNullable<BrowserContextOptions['storageState']>

interface TestFixtures {
  /** The complaints of all windows of the test. The test fails if one of them is not allowed. */
  complaints: Complaints
  /** The listeners of all windows of the test. They end with it. */
  listeners: Listeners
  /** Opens another window with an empty browser profile. */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>
  /** Opens a window in which a seeded account is signed in, without loading a page. */
  openSignedIn: (account: Account) => Promise<Page>
  /** The dashboard of an admin. */
  adminPage: Page
  /** The dashboard of the team. */
  teamPage: Page
  /** A new applicant for this test alone. */
  newcomer: Newcomer
}

interface WorkerFixtures {
  /** The browser state of an account that signed in with Remember Me, created once per worker while it is fresh. */
  sessionOf: (account: Account) => Promise<Session>
}

type OpenSignedIn = TestFixtures['openSignedIn']

/** Watches a window of a test. The narrow ones are older phones too. */
async function prepare(context: BrowserContext, complaints: Complaints, listeners: Listeners) {
  complaints.watch(context)
  listeners.watch(context)
  recordPages(context)
  if (base.info().project.name === 'phone') await makeOlder(context)
}

const dashboardOf =
  (account: Account) =>
  async ({ openSignedIn }: { openSignedIn: OpenSignedIn }, use: (page: Page) => Promise<void>) => {
    const page = await openSignedIn(account)
    await page.goto('/dashboard')
    await use(page)
  }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  complaints: [
    async ({}, use) => {
      const complaints = new Complaints()
      await use(complaints)
      expect(complaints.unexpected(), 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],

  listeners: [
    async ({}, use) => {
      const listeners = new Listeners()
      await use(listeners)
      await listeners.end()
    },
    // so that it is torn down after the windows
    { auto: true },
  ],

  context: async ({ context, complaints, listeners }, use) => {
    await prepare(context, complaints, listeners)
    await use(context)
  },

  openWindow: async ({ browser, complaints, listeners }, use) => {
    const opened: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      await prepare(context, complaints, listeners)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },

  openSignedIn: async ({ openWindow, sessionOf }, use) => {
    await use(async (account) => openWindow({ storageState: await sessionOf(account) }))
  },

  adminPage: dashboardOf(ADMIN),
  teamPage: dashboardOf(TEAM),

  newcomer: async ({}, use) => {
    const newcomer = await registerNewcomer()
    await use(newcomer)
    const { status } = await call('DELETE', api.deleteUser(newcomer.user.id), { token: await adminToken() })
    // the test may have deleted the applicant
    expect([204, 404]).toContain(status)
  },

  sessionOf: [
    async ({ browser }, use) => {
      const sessions = new Map<string, { begunAt: number; session: Promise<Session> }>()
      const begin = async (account: Account) => {
        const context = await browser.newContext({ baseURL: origin })
        const listeners = new Listeners()
        listeners.watch(context)
        await signIn(await context.newPage(), account, { isRemembered: true })
        const session = await context.storageState()
        await context.close()
        await listeners.end()
        return session
      }
      await use((account) => {
        const known = sessions.get(account.email)
        if (known && Date.now() - known.begunAt < FRESH_MS) return known.session
        const session = begin(account)
        sessions.set(account.email, { begunAt: Date.now(), session })
        return session
      })
    },
    { scope: 'worker' },
  ],
})

export { expect }
