import { PASSWORD_MIN } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { siteOf } from '#testing/sample-site.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { dropOwnDrafts } from '#lib/own-drafts.ts'
import { SignUpPage } from './sign-up-page.tsx'
import { DRAFT } from '../sign-up-values.ts'

const field = (name: keyof typeof en.label) => page.getByLabelText(en.label[name], { exact: true })
const { content } = siteOf([])
/** The first document in the list that is in view. */
const firstDocument = page.getByRole('listitem').filter({ hasText: content.joining.papers[0]?.text ?? '' })
const signUp = page.getByRole('button', { name: 'Sign Up' })

const ABOUT = ['first_name', 'last_name', 'cnic', 'date_of_birth', 'phone'] as const
const TYPED = {
  first_name: 'Palwasha',
  last_name: 'Khan',
  cnic: '13101-1234567-8',
  date_of_birth: '1991-06-14',
  phone: '0300 1234567',
  business: 'Palwasha Shawls',
  business_nature: 'Hand embroidery',
  address: 'Main Bazaar, Mansehra',
  email: 'palwasha@example.org',
  username: 'palwasha91',
  password: 'correcthorse1',
  password2: 'correcthorse1',
} as const

beforeEach(() => {
  forgetVisit()
  vi.restoreAllMocks()
})

describe.each(WIDTHS)('the sign-up form in a window of %i px', (width) => {
  test('lists all invalid fields as links', async () => {
    await setWidth(width)
    await show(<SignUpPage />)
    await field('password').fill('short')
    await signUp.click()
    const summary = page.getByRole('region', { name: 'Please correct 14 fields' })
    await expect.element(summary).toHaveFocus()
    await expect.element(page.getByText(en.field.passwordShort(PASSWORD_MIN), { exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)

    await summary.getByRole('link', { name: en.field.required('first_name') }).click()
    await expect.element(field('first_name')).toHaveFocus()
    await expect.element(field('first_name')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('P')
    await expect.element(page.getByRole('region', { name: 'Please correct 13 fields' })).toBeInTheDocument()
    await page.getByRole('link', { name: 'Please correct 13 fields: see the list' }).click()
    await expect.element(page.getByRole('region', { name: 'Please correct 13 fields' })).toHaveFocus()
    // no toast covers the list
    await expect.element(page.getByText(en.register.documentsRequired)).not.toBeInTheDocument()
  })

  test('is accessible, also with errors', async () => {
    await setWidth(width)
    await show(<SignUpPage />)
    await signUp.click()
    await expect.element(page.getByRole('region', { name: 'Please correct 14 fields' })).toHaveFocus()
    expect(await findViolations()).toEqual([])
  })
})

test('steps, fees and documents of the content are above the form', async () => {
  await setWidth(1280)
  await show(<SignUpPage />)
  await expect.element(page.getByRole('row', { name: /^Associate .*Rs.1,500 Rs.2,000/ })).toBeVisible()
  const paper = firstDocument.element()
  const isAfter = paper.compareDocumentPosition(field('first_name').element())
  expect(isAfter & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await expect.element(page.getByText('No payment now.')).toBeVisible()
})

test('phones open the documents in place, and what is typed stays', async () => {
  await setWidth(390)
  await show(<SignUpPage />)
  await field('cnic').fill('13101-1234567-8')
  await expect.element(firstDocument).not.toBeInTheDocument()
  await page.getByText(`${content.joining.papers.length} documents`).click()
  await expect.element(firstDocument).toBeVisible()
  await expect.element(field('cnic')).toHaveValue('13101-1234567-8')
  await setWidth(1280)
})

test('without fees in the content no cost is shown', async () => {
  const joining = { ...content.joining, fees: [] }
  await show(<SignUpPage />, { content: { ...content, joining } })
  await expect.element(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What it costs' })).not.toBeInTheDocument()
})

test('the progress follows the form, and the summary shows the answers and leads to what is missing', async () => {
  await show(<SignUpPage />)
  const progress = page.getByRole('navigation', { name: 'Parts of the form' })
  const step = (name: RegExp) => progress.getByRole('link', { name })
  await expect.element(step(/^About you 5 fields left/)).toHaveAttribute('aria-current', 'step')
  for (const name of ABOUT) await field(name).fill(TYPED[name])
  await expect.element(step(/^About you Done/)).toBeVisible()
  const summary = page.getByRole('region', { name: 'Check your answers' })
  await expect.element(summary.getByText('Palwasha Khan')).toBeVisible()
  await expect.element(summary.getByText('June 14, 1991')).toBeVisible()

  await field('phone').fill('hello')
  await expect.element(step(/^About you 1 field left/)).toBeVisible()
  await summary.getByRole('link', { name: en.label.phone, exact: true }).click()
  await expect.element(field('phone')).toHaveFocus()
  await summary.getByRole('link', { name: en.label.cnic_back, exact: true }).click()
  await expect.element(field('cnic_back')).toHaveFocus()
  await expect.element(step(/^Documents/)).toHaveAttribute('aria-current', 'step')
  await summary.getByRole('link', { name: 'Edit: Your business' }).click()
  await expect.element(page.getByRole('heading', { name: '2. Your business' }).first()).toHaveFocus()
})

test('every answer of the summary begins at the same place, whatever its letters', async () => {
  await show(<SignUpPage />)
  await field('first_name').fill('Palwasha')
  await page.getByLabelText(en.label.name_ur, { exact: false }).fill('پلوشہ خان')
  const answers = page.getByRole('region', { name: 'Check your answers' })
  const startOf = (answer: string) => {
    const text = document.createRange()
    text.selectNodeContents(answers.getByText(answer).element())
    return text.getBoundingClientRect().left
  }
  expect(startOf('پلوشہ خان')).toBe(startOf('Palwasha'))
})

test('a field that becomes required during corrections is listed too', async () => {
  await show(<SignUpPage />)
  await signUp.click()
  await page.getByRole('radio', { name: /^Team/ }).click()
  const summary = page.getByRole('region', { name: 'Please correct 15 fields' })
  await expect.element(summary.getByRole('link', { name: en.field.designation })).toBeInTheDocument()
})

test('a draft is restored after a reload, without identity data, which no device stores', async () => {
  const first = await show(<SignUpPage />)
  await expect.element(page.getByText(/It never saves your CNIC/)).toBeVisible()
  await field('cnic').fill('13101-1234567-8')
  await field('date_of_birth').fill('1991-06-14')
  await field('password').fill('correcthorse1')
  await field('first_name').fill('Palwasha')
  await expect.poll(() => localStorage.getItem(`draft:${DRAFT}`)).toContain('Palwasha')
  const device = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state])
  for (const secret of ['correcthorse1', '1234567', '1991']) expect(device).not.toContain(secret)
  await first.unmount()

  await show(<SignUpPage />)
  await expect.element(field('first_name')).toHaveValue('Palwasha')
  for (const name of ['password', 'cnic', 'date_of_birth'] as const)
    await expect.element(field(name)).toHaveValue('')
  await expect.element(page.getByText(/date of birth, password and pictures were not saved/)).toBeVisible()
  await expect.element(page.getByText(/^Please choose your pictures again/)).toBeVisible()
  await page.getByRole('button', { name: 'Not you? Clear the form' }).click()
  await expect.element(field('first_name')).toHaveValue('')
})

test('a draft in which an earlier version of the site stored a CNIC is deleted', async () => {
  const old = { at: Date.now(), values: { first_name: 'Palwasha', cnic: '13101-1234567-8' }, addressed: '{}' }
  for (const name of ['sign-up', 'own-correction-1'])
    localStorage.setItem(`draft:${name}`, JSON.stringify(old))
  await show(<SignUpPage />)
  await expect.poll(() => JSON.stringify(Object.entries(localStorage))).not.toContain('1234567')
  await expect.element(field('first_name')).toHaveValue('')
})

test('a sign-out of another user deletes the draft', async () => {
  await show(<SignUpPage />)
  await field('first_name').fill('Palwasha')
  await expect.poll(() => localStorage.getItem(`draft:${DRAFT}`)).toContain('Palwasha')
  dropOwnDrafts()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Palwasha')
})

test('a lost connection is reported above the page, until it returns', async () => {
  await show(<SignUpPage />)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('You are offline. You can keep typing.')).toBeVisible()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('You are offline. You can keep typing.')).not.toBeInTheDocument()
})

test("a password with the user's own name is weak, and Show displays it", async () => {
  await show(<SignUpPage />)
  await field('first_name').fill('Zarmina')
  await field('password').fill('zarmina1')
  await expect.element(page.getByText('Weak', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show Password', exact: true }).click()
  await expect.element(field('password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide Password', exact: true }).click()
  await expect.element(field('password')).toHaveAttribute('type', 'password')
})

test('the message of the specification appears when only the card pictures are missing', async () => {
  await show(<SignUpPage />)
  for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[]) await field(name).fill(TYPED[name])
  await signUp.click()
  await expect.element(page.getByText(en.register.documentsRequired)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Please correct 2 fields' })).toHaveFocus()
})
