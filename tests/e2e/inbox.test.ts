import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ADMIN, TEAM } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { refs } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { post } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { comment, gift, message, newPost, offer, send } from '../support/forms.ts'
import { openEntry } from '../support/journeys.ts'

const record = (page: Page) => page.getByRole('article')
const row = (page: Page, name: string) => page.getByRole('link', { name })
const openAt = async (page: Page, list: string, id: string) => {
  await page.goto(`/dashboard?tab=${list}&open=${id}`)
  await expect(record(page).getByText(id)).toBeVisible()
}

test(
  'an admin opens a message, replies and marks it as done in one step, and reopens it',
  { tag: '@both-widths' },
  async ({ adminPage: page, complaints }) => {
    // the browser reports that it has no mail program
    complaints.allow(/^\w+: (Launched external handler for|Failed to launch) 'mailto:/)
    const subject = `Stall ${crypto.randomUUID()} ${'x'.repeat(100)}`
    const sent = message({
      name: 'Sadia',
      lastname: 'Rehman',
      subject,
      notes: `Salam.\n\n${'y'.repeat(4_900)}`,
    })
    await openEntry(page, 'Messages')
    const { reference } = (await send(api.contact, sent)).body
    const listed = page.getByRole('listitem').filter({ hasText: subject })
    await expect(listed).toContainText('New: Sadia Rehman')
    expect(await findViolations(page)).toEqual([])
    await listed.getByRole('link').click()
    await expect(page.getByRole('heading', { name: subject })).toBeFocused()
    await expect(page).toHaveURL(`/dashboard?tab=messages&open=${reference}`)
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)

    const answer = record(page).getByRole('link', { name: 'Reply by e-mail' })
    expect(await answer.getAttribute('href')).toContain(
      `mailto:${sent.email}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`,
    )
    await answer.click()
    await expect(record(page).getByText(/^Replied by /)).toBeVisible()
    const back = record(page).getByRole('button', { name: 'Reopen' })
    // the live update may come before the response to the click
    await expect(back).toBeEnabled()
    await back.press('Enter')
    await expect(record(page).getByRole('button', { name: 'Mark as done' })).toBeFocused()
    await expect(record(page).getByText(/^Replied by /)).toHaveCount(0)
    expect((await refs.messages.doc(reference).get()).data()).toMatchObject({ state: 'new', handler_uid: '' })

    await page.reload()
    await expect(record(page).getByText(reference)).toBeVisible()
    await page.goBack()
  },
)

test('a pledged donation is marked as received, and the counter next to Donations decreases', async ({
  openSignedIn,
}) => {
  const { reference } = (await send(api.donations, gift({ amount: 400 }))).body
  const page = await openSignedIn(ADMIN)
  await openAt(page, 'donations', reference)
  await expect(record(page)).toContainText('$400.00')
  await expect(record(page)).toContainText('Pledged')
  const tab = page.getByRole('tab', { name: 'Donations' })
  const number = async () => Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  await expect.poll(number).toBeGreaterThan(0)
  const before = await number()
  const mark = record(page).getByRole('button', { name: 'Mark as received' })
  await mark.press('Enter')
  await expect(record(page).getByText(/^Received, marked by /)).toBeVisible()
  await expect(record(page).getByRole('button', { name: 'Reopen' })).toBeFocused()
  await expect.poll(number).toBe(before - 1)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const file = await (await saving).path()
  expect(readFileSync(file, 'utf8')).toContain(reference)
})

test('the CV of an offer is downloaded, never displayed, and the offer is deleted after confirmation', async ({
  openSignedIn,
}) => {
  const form = new FormData()
  const subject = `Accounts ${crypto.randomUUID()}`
  for (const [field, value] of Object.entries(offer({ subject }))) form.set(field, String(value))
  form.set('cv', new Blob(['%PDF-1.7\n%%EOF']), 'cv.pdf')
  const { reference } = (await post<{ reference: string }>(api.volunteers, form)).body
  const page = await openSignedIn(ADMIN)
  await openAt(page, 'volunteers', reference)
  const views = async () =>
    (await refs.audit.where('target', '==', reference).where('action', '==', 'cv:view').get()).size
  expect(await views()).toBe(0)
  const saving = page.waitForEvent('download')
  await record(page).getByRole('button', { name: 'Save the CV (PDF)' }).click()
  expect((await saving).suggestedFilename()).toBe(`cv-${reference}.pdf`)
  expect(await views()).toBe(1)

  await record(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This cannot be undone.')
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toHaveCount(0)
  expect((await refs.volunteers.doc(reference).get()).exists).toBe(false)
})

test(
  'the team approves a comment and sees no other part of the inbox',
  { tag: '@both-widths' },
  async ({ openSignedIn }) => {
    const title = `Honey ${crypto.randomUUID()}`
    const blog = await newPost({ title })
    const { reference: first } = (await send(api.comments, comment(blog, { name: 'Farida' }))).body
    const { reference } = (await send(api.comments, comment(blog, { name: 'Shumaila', parent: first }))).body
    const page = await openSignedIn(TEAM)
    await page.goto('/dashboard?tab=messages')
    await openEntry(page, 'Comments')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Export (CSV)' })).toHaveCount(0)
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ hasText: 'Shumaila' })
      .getByRole('link')
      .click()
    await expect(record(page)).toContainText('Farida: ')
    await expect(page.getByRole('heading', { name: `On “${title}”` })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)
    await record(page).getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Comment by Shumaila approved. It is live in a few seconds.')).toBeVisible()
    expect((await refs.comments.doc(reference).get()).data()).toMatchObject({ is_approved: true })
    await page.getByLabel('Show').selectOption('Approved')
    await expect(row(page, 'Shumaila').filter({ hasText: title })).toContainText('Approved by ')
  },
)
