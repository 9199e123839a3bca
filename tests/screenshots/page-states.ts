import { en } from 'domain/texts/en.ts'
import type { Locator, Page } from 'playwright-core'
import { accounts } from '../../emulators/seed/accounts.ts'
import { specimenCard } from '../../emulators/seed/specimen-card.ts'
import { applicant } from '../support/applicant.ts'

/** A public page after somebody has used it: with errors, without a connection, with an answer. */
export interface PageState {
  /** The file name of its pictures. */
  name: string
  address: string
  /** Brings about the state, on the hydrated page. */
  open: (page: Page) => Promise<void>
  /** The element that shows the state. */
  shows: (page: Page) => Locator
  /** Whether only phones have it. */
  isOfPhones?: boolean
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })

/** Fills in the sign-up form with new values. */
async function fillInSignUp(page: Page) {
  const { role: _role, gender: _gender, designation: _designation, ...fields } = applicant()
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  for (const side of ['front', 'back'] as const) {
    const buffer = await specimenCard('Palwasha Khan', side)
    const file = { name: `${side}.jpg`, mimeType: 'image/jpeg', buffer }
    await page.locator(`[name=cnic_${side}]`).setInputFiles(file)
    await page.locator(`#field-cnic_${side}-file`).waitFor()
  }
}

/** Fills in fields of the page by their names. */
async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}

const GIVER = {
  first_name: 'Amna',
  last_name: 'Durrani',
  email: 'amna.durrani@example.org',
  address: '12 Jail Road, Abbottabad',
}
const OFFER = {
  first_name: 'Gulnaz',
  email: 'gulnaz.khan@example.org',
  subject: 'Bookkeeping',
  case_description: 'Two mornings a week.',
}
const COMMENT = {
  name: 'Gulnaz',
  email: 'gulnaz.khan@example.org',
  comment: 'Thank you. Can I bring my own samples?',
}

const choosePledge = (page: Page) => page.getByText('Offline Donation').click()

const openEvents = (page: Page) => page.getByRole('main').getByRole('link', { name: 'All events' }).click()

/** Goes from the home page to the events, which are never answered. */
async function openLoadingEvents(page: Page) {
  await page.route('**/event', () => {})
  await openEvents(page)
}

/** Goes from the home page to the events, as if there were none. */
async function openWithoutEvents(page: Page) {
  await page.route('**/event', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /"coming":\[.*?\],"past":\[.*?\]\}/s,
      '"coming":[],"past":[]}',
    )
    await route.fulfill({ response, body })
  })
  await openEvents(page)
}

/** States of public pages, one after the other. */
export const PAGE_STATES: readonly PageState[] = [
  {
    name: 'home_menu',
    address: '/home',
    isOfPhones: true,
    open: press('Menu'),
    shows: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Causes' })
        .filter({ visible: true }),
  },
  {
    name: 'event_loading',
    address: '/home',
    open: openLoadingEvents,
    shows: (page) => page.getByText('Loading events...'),
  },
  {
    name: 'event_empty',
    address: '/home',
    open: openWithoutEvents,
    shows: heading('No events found'),
  },
  {
    name: 'donate_errors',
    address: '/donate',
    open: press(/^(Donate|Pledge) \$/),
    shows: heading(/^Please correct/),
  },
  {
    name: 'donate_offline',
    address: '/donate',
    open: choosePledge,
    shows: (page) => page.getByText('You get it when you send this form'),
  },
  {
    name: 'donate_thanks',
    address: '/donate',
    async open(page) {
      await choosePledge(page)
      await fillIn(page, GIVER)
      await press(/^Pledge/)(page)
    },
    shows: heading(/We have recorded your pledge/),
  },
  {
    name: 'volunteer_sent',
    address: '/volunteer',
    async open(page) {
      await fillIn(page, OFFER)
      await press('Send offer')(page)
    },
    shows: (page) => page.getByRole('button', { name: /^Send another/ }),
  },
  {
    name: 'blog-details_comment',
    address: '/blog-details',
    async open(page) {
      await fillIn(page, COMMENT)
      await press('Send comment')(page)
    },
    shows: (page) => page.getByText('Only you can see this until we approve it.'),
  },
  {
    name: 'signup_errors',
    address: '/signup',
    open: press('Sign Up'),
    shows: heading('Please correct 14 fields'),
  },
  {
    name: 'signup_offline',
    address: '/signup',
    async open(page) {
      await fillInSignUp(page)
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await press('Sign Up')(page)
    },
    shows: (page) => page.getByText('There is no connection.'),
  },
  {
    name: 'signup_registered',
    address: '/signup',
    async open(page) {
      await fillInSignUp(page)
      await press('Sign Up')(page)
    },
    shows: heading(en.register.success),
  },
  {
    name: 'forgot-password_sent',
    address: '/forgot-password',
    async open(page) {
      await page.locator('[name=email]').fill(accounts.member.email)
      await press('Resend Password')(page)
    },
    shows: heading('Check your e-mail'),
  },
]
