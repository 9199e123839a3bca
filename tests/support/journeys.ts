import { expect, type Locator, type Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { specimenCard } from '../../emulators/seed/specimen-card.ts'
import type { Account } from './accounts.ts'
import type { applicant } from './applicant.ts'
import { visit } from './browser.ts'

// Steps of a user, by the visible names on the pages.

type Applicant = ReturnType<typeof applicant>

const TYPED = [
  'first_name',
  'last_name',
  'cnic',
  'date_of_birth',
  'phone',
  'business',
  'business_nature',
  'address',
  'email',
  'username',
  'password',
  'password2',
] as const

/** Returns a picture to choose. */
export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Chooses a file in a form and waits until it has been read, since no form is sent before that. @param label of its field */
export async function chooseFile(form: Page | Locator, label: string, file: ReturnType<typeof jpeg>) {
  await form.getByLabel(label, { exact: true }).setInputFiles(file)
  await expect(form.getByText(file.name, { exact: true })).toBeVisible()
}

/** Fills in the form with two pictures of an identity card. */
export async function fillIn(page: Page, fields: Applicant) {
  await visit(page, '/signup')
  for (const name of TYPED) await page.getByLabel(en.label[name], { exact: true }).fill(fields[name] ?? '')
  for (const side of ['front', 'back'] as const)
    await chooseFile(
      page,
      en.label[`cnic_${side}`],
      jpeg(`${side}.jpg`, await specimenCard('Palwasha Khan', side)),
    )
}

/** Fills in the form, sends it and waits for the confirmation. */
export async function signUp(page: Page, fields: Applicant) {
  await fillIn(page, fields)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: en.register.success })).toBeVisible()
}

/** Opens the sign-in page and types an account into it. */
export async function fillInLogin(page: Page, { email, password }: Account) {
  await visit(page, '/login')
  await page.getByLabel(en.label.email, { exact: true }).fill(email)
  await page.getByLabel(en.label.password, { exact: true }).fill(password)
}

export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })

/** Signs in on the sign-in page and closes its notification. */
export async function signIn(page: Page, account: Account, { isRemembered = false } = {}) {
  await fillInLogin(page, account)
  if (isRemembered) await page.getByLabel('Remember Me').check()
  const success = page.getByRole('alert').filter({ hasText: en.login.success })
  await Promise.all([
    // without the pointer: the message may close by itself while it is pressed
    success.getByRole('button', { name: 'Close' }).dispatchEvent('click'),
    loginButton(page).click(),
    page.waitForURL('**/dashboard'),
  ])
}

/** Returns the navigation of the dashboard. On a phone it opens the menu first. */
export async function openRail(page: Page) {
  const menu = page.getByRole('button', { name: 'Open the menu' })
  const rail = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.or(rail)).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  return rail
}

export async function openEntry(page: Page, name: string) {
  const rail = await openRail(page)
  await rail.getByRole('link', { name }).click()
}

export async function logOut(page: Page) {
  const rail = await openRail(page)
  await rail.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
}

/** Approves the one applicant with this e-mail address. */
export async function approve(page: Page, email: string) {
  await openEntry(page, 'Requests')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email.toUpperCase())
  const found = page.getByRole('tabpanel')
  await expect(found.getByText('1 to 1 of 1')).toBeVisible()
  await expect(found.getByText(email).filter({ visible: true })).toHaveCount(1)
  // nobody has opened the identity card yet, so the dialog asks for that first
  await found.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve Member' }).click()
  // the applicant has not opened the link of the first mail
  await page.getByRole('dialog').getByRole('button', { name: 'Approve anyway' }).click()
  await expect(page.getByText(en.users.approved)).toBeVisible()
}

export async function openNewPost(page: Page) {
  await openEntry(page, 'Blogs')
  await page.getByRole('button', { name: 'Add New Blog' }).click()
  return page.getByRole('dialog', { name: 'Add New Blog' })
}

/** Publishes a post with a picture. */
export async function publish(page: Page, title: string, picture: Buffer) {
  const dialog = await openNewPost(page)
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  await expect(create).toBeDisabled()
  await dialog.getByLabel(en.label.title, { exact: true }).fill(title)
  await dialog.getByLabel(en.label.description, { exact: true }).fill('Two tonnes, and a year of patience.')
  await chooseFile(dialog, en.label.image, jpeg('post.jpg', picture))
  await expect(dialog.getByRole('radio', { name: en.label.is_published })).toBeChecked()
  await create.click()
  await expect(page.getByText(en.blogs.created)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}
