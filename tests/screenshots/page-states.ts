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
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })

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

/** States of public pages, one after the other. */
export const PAGE_STATES: readonly PageState[] = [
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
