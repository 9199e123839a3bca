import type { Page } from '@playwright/test'
import { UNDO } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { specimenCard } from '../../emulators/seed/specimen-card.ts'
import { api } from '../support/addresses.ts'
import { adminToken, auth } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { runJob } from '../support/jobs.ts'
import { signIn } from '../support/journeys.ts'
import { mailsTo } from '../support/mails.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

test(
  'a rejected applicant reads the reason, corrects it, waits again and is approved, all on one open page',
  { tag: '@both-widths' },
  async ({ page, newcomer: { user, fields } }) => {
    const token = await adminToken()
    const rejection_reason = 'The front of your card is too dark.\nPhotograph it again in daylight.'
    await call('POST', api.rejectUser(user.id), { token, json: { rejection_reason } })
    await signIn(page, fields)
    await expect(heading(page, 'Your application needs a correction, Palwasha')).toBeVisible()
    const reason = page.getByText('Photograph it again in daylight.')
    expect(await reason.evaluate((element: HTMLElement) => element.innerText)).toContain('\n')

    await page.getByRole('button', { name: `Show ${en.label.cnic_front}` }).click()
    await expect(page.getByRole('img', { name: en.label.cnic_front })).toBeVisible()
    await page.getByLabel(en.label.city).fill('Haripur')
    await page.reload()
    await expect(page.getByLabel(en.label.city)).toHaveValue('Haripur')
    const front = await specimenCard('Palwasha Khan', 'front')
    await page
      .getByLabel(en.label.cnic_front)
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: front })
    await expect(page.getByText('front.jpg')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send again' }).click()

    await expect(heading(page, 'The office is reading your application again, Palwasha')).toBeFocused()
    await expect(news(page, /checking your application again/)).toHaveCount(1)
    const { body } = await call<typeof user>('GET', api.user(user.id), { token })
    expect(body).toMatchObject({ status: 'pending', city: 'Haripur', cnic_back: user.cnic_back })
    expect(body.cnic_front).not.toBe(user.cnic_front)

    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(heading(page, 'Correct your application')).toBeFocused()
    await expect(page.getByLabel(en.label.city)).toHaveValue('Haripur')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()

    await call('POST', api.approveUser(user.id), { token, headers: { 'if-match': `"${body.revision}"` } })
    await expect(heading(page, `Welcome, ${fields.username}`)).toBeVisible()
    await expect(news(page, /Your application is approved/)).toHaveCount(1)
  },
)

test('a correction of two points is short at both widths', async ({ page, newcomer: { user, fields } }) => {
  const reasons = [
    { id: 'card-unreadable', fields: ['cnic_back'] },
    { id: 'name-differs', fields: ['first_name', 'last_name'] },
  ]
  const json = { reasons, note: 'Please put the card on a table near a window. Your card says Bano.' }
  await call('POST', api.rejectUser(user.id), { token: await adminToken(), json })
  await signIn(page, fields)
  for (const [width, height, most] of [
    [1280, 900, 1_400],
    [390, 844, 1_900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('img', { name: en.label.cnic_back })).not.toHaveJSProperty('naturalWidth', 0)
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
  }
})

/** Sends mails held until their decision can no longer be undone, as the job of every minute does. */
const sendHeld = () => runJob('everyMinute', new Date(Date.now() + UNDO.heldSeconds * 1_000))

/** Opens the only pending application with this e-mail. */
async function openRequest(page: Page, email: string, name: string) {
  await page.goto('/dashboard?tab=requests')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Start with the oldest' }).click()
  const request = page.getByRole('dialog', { name })
  await expect(request.getByRole('button', { name: 'Approve Member' })).toBeEnabled()
  return request
}

test(
  'an application is rejected with two reasons, corrected, sent again and approved, with matching e-mails',
  { tag: '@both-widths' },
  async ({ adminPage, page, newcomer: { user, fields } }) => {
    await auth.updateUser(user.id, { emailVerified: true })
    const read = await openRequest(adminPage, fields.email, user.full_name)
    await read.getByRole('button', { name: 'Reject…' }).click()
    await read.getByRole('checkbox', { name: /^Card cannot be read/ }).check()
    await read.getByRole('button', { name: 'Remove CNIC, back' }).click()
    await read.getByRole('checkbox', { name: /^Name differs from card/ }).check()
    await read.getByLabel('Note to the applicant').fill('Your card says Bano.')
    await read.getByLabel('Office note').fill('The sister is a member.')
    expect(await findViolations(adminPage)).toEqual([])
    await expectNoWiderThanWindow(adminPage)
    await read.getByRole('button', { name: 'Reject with 2 reasons' }).click()
    await expect(adminPage.getByRole('alert').getByText(en.users.rejected)).toBeVisible()
    await sendHeld()
    const rejected = (await mailsTo(fields.email, 2)).find(({ subject }) => subject.includes('correction'))
    for (const text of ['1. Card cannot be read', '2. Name differs from card', 'Your card says Bano.'])
      expect(rejected?.text).toContain(text)
    expect(rejected?.text).not.toContain('The sister')

    await signIn(page, fields)
    await expect(heading(page, `Please correct 2 points, ${fields.first_name}`)).toBeVisible()
    await expect(page.getByText('Needs correction', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: en.label.cnic_front })).not.toHaveJSProperty('naturalWidth', 0)
    await expect(page.getByText('The sister')).toHaveCount(0)
    await page.getByLabel(en.label.last_name, { exact: true }).fill('Bano')
    await expect(page.getByText(`Still needed: ${en.label.cnic_front}`)).toBeVisible()
    const front = await specimenCard('Palwasha Bano', 'front')
    await page
      .getByLabel(`New picture: ${en.label.cnic_front}`)
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: front })
    await expect(page.getByText('Every point is corrected or answered.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(heading(page, /^The office is reading your application again/)).toBeFocused()

    const again = await openRequest(adminPage, fields.email, `${fields.first_name} Bano`)
    const point = (name: string) =>
      again.getByRole('listitem').filter({ has: adminPage.getByRole('heading', { name }) })
    await expect(point('1. Card cannot be read').getByText('Corrected')).toBeVisible()
    await expect(point('2. Name differs from card').locator('s')).toHaveText(user.last_name)
    await expect(again.getByText('The sister is a member.')).toBeVisible()
    await again.getByRole('button', { name: 'Compare attempts' }).click()
    const row = again.getByRole('row', { name: new RegExp(`^${en.label.cnic_front} changed`) })
    const show = row.getByRole('button', { name: 'Show' })
    await show.first().click()
    await show.click()
    await expect(row.getByRole('img', { name: en.label.cnic_front })).toHaveCount(2)
    expect(await findViolations(adminPage)).toEqual([])
    await again.getByRole('button', { name: 'Approve Member' }).click()
    await expect(heading(page, `Welcome, ${fields.username}`)).toBeVisible()
    await sendHeld()
    const subjects = (await mailsTo(fields.email, 4)).map(({ subject }) => subject)
    expect(subjects).toContain('Your application is approved')
  },
)
