import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, prefixOf } from 'domain/texts/languages.ts'
import { specimenCard } from '../../emulators/seed/specimen-card.ts'
import type { Account } from './accounts.ts'
import type { applicant } from './applicant.ts'
import { visit } from './browser.ts'
import { visibleTexts } from './visible-texts.ts'

// Steps of a user, by the visible names on the pages, in the language of the page.

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

/** Chooses a file in a form, and waits until its name is shown. @param label of its field */
export async function chooseFile(form: Page | Locator, label: string, file: ReturnType<typeof jpeg>) {
  await form.getByLabel(label, { exact: true }).setInputFiles(file)
  // a summary of the answers may name it too
  await expect(form.getByText(file.name, { exact: true }).first()).toBeVisible()
}

/** Fills in the form with two pictures of an identity card. */
export async function fillIn(page: Page, fields: Applicant, language: Language = 'en') {
  await visit(page, `${prefixOf(language)}/signup`)
  const { label } = (await visibleTexts(page)).texts
  for (const name of TYPED) await page.getByLabel(label[name], { exact: true }).fill(fields[name] ?? '')
  for (const side of ['front', 'back'] as const)
    await chooseFile(
      page,
      label[`cnic_${side}`],
      jpeg(`${side}.jpg`, await specimenCard('Palwasha Khan', side)),
    )
}

/** Fills in the form, sends it and waits for the confirmation. */
export async function signUp(page: Page, fields: Applicant, language: Language = 'en') {
  await fillIn(page, fields, language)
  const { texts, say } = await visibleTexts(page)
  await page.getByRole('button', { name: say('Sign Up') }).click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: texts.register.success })).toBeVisible()
}

/** Opens the sign-in page and types an account into it. */
export async function fillInLogin(page: Page, { email, password }: Account, language: Language = 'en') {
  await visit(page, `${prefixOf(language)}/login`)
  const { label } = (await visibleTexts(page)).texts
  await page.getByLabel(label.email, { exact: true }).fill(email)
  await page.getByLabel(label.password, { exact: true }).fill(password)
}

export const loginButton = (page: Page, name = 'Login') => page.getByRole('button', { name, exact: true })

interface SignInOptions {
  isRemembered?: boolean
  language?: Language
}

/** Signs in on the sign-in page and closes its notification. */
export async function signIn(
  page: Page,
  account: Account,
  { isRemembered, language = 'en' }: SignInOptions = {},
) {
  await fillInLogin(page, account, language)
  const { texts, say } = await visibleTexts(page)
  if (isRemembered) await page.getByLabel(say('Remember Me')).check()
  const success = page.getByRole('alert').filter({ hasText: texts.login.success })
  await Promise.all([
    // without the pointer: the message may close by itself while it is pressed
    success.getByRole('button', { name: say('Close') }).dispatchEvent('click'),
    loginButton(page, say('Login')).click(),
    page.waitForURL(({ pathname }) => pathname === '/dashboard'),
  ])
  // a device that keeps no language loads it twice
  if (language !== 'en') await expect(page.locator(`html[lang=${language}]`)).toBeAttached()
}

/** Returns the navigation of the dashboard. On a phone it opens the menu first. */
export async function openRail(page: Page) {
  const { say } = await visibleTexts(page)
  const menu = page.getByRole('button', { name: say('Open the menu') })
  const rail = page.getByRole('navigation', { name: say('Dashboard') })
  await expect(menu.or(rail)).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  return rail
}

/** Opens a view of the dashboard. @param name in English */
export async function openEntry(page: Page, name: string) {
  const { say } = await visibleTexts(page)
  const rail = await openRail(page)
  await rail.getByRole('link', { name: say(name) }).click()
}

export async function logOut(page: Page) {
  const { say } = await visibleTexts(page)
  const rail = await openRail(page)
  await rail.getByRole('button', { name: say('Logout') }).click()
  await page.waitForURL('**/login')
}

/** Approves the one applicant with this e-mail address. */
export async function approve(page: Page, email: string) {
  await openEntry(page, 'Requests')
  const { texts, say } = await visibleTexts(page)
  await page.getByRole('searchbox', { name: say('Search users') }).fill(email.toUpperCase())
  const found = page.getByRole('tabpanel')
  const count = say('{first} to {last} of {total}', { first: '1', last: '1', total: '1' })
  await expect(found.getByText(count)).toBeVisible()
  await expect(found.getByText(email).filter({ visible: true })).toHaveCount(1)
  // nobody has opened the identity card yet, so the dialog asks for that first
  await found.getByRole('button', { name: say('Approve'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Approve Member') })
    .click()
  // the applicant has not opened the link of the first mail
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Approve anyway') })
    .click()
  await expect(page.getByText(texts.users.approved)).toBeVisible()
}

export async function openNewPost(page: Page) {
  await openEntry(page, 'Blogs')
  const { say } = await visibleTexts(page)
  await page.getByRole('button', { name: say('Add New Blog') }).click()
  return page.getByRole('dialog', { name: say('Add New Blog') })
}

/** Publishes a post with a picture. @param urdu its title and text in Urdu, if it has them */
export async function publish(
  page: Page,
  title: string,
  picture: Buffer,
  urdu?: { title: string; description: string },
) {
  const dialog = await openNewPost(page)
  const { texts, say } = await visibleTexts(page)
  const field = (name: keyof typeof texts.label) => dialog.getByLabel(texts.label[name], { exact: true })
  const create = dialog.getByRole('button', { name: say('Create'), exact: true })
  await expect(create).toBeDisabled()
  await field('title').fill(title)
  await field('description').fill('Two tonnes, and a year of patience.')
  if (urdu) {
    await dialog.getByRole('button', { name: 'اردو', exact: true }).click()
    // their names go on: they are optional
    await dialog.getByLabel(texts.label.ur_title).fill(urdu.title)
    await dialog.getByLabel(texts.label.ur_description).fill(urdu.description)
  }
  await chooseFile(dialog, texts.label.image, jpeg('post.jpg', picture))
  await expect(dialog.getByRole('radio', { name: texts.label.is_published })).toBeChecked()
  await create.click()
  await expect(page.getByText(texts.blogs.created)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}
