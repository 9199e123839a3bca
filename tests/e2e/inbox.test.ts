import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { samples } from 'domain/content/samples.ts'
import { ADMIN, TEAM } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken, refs } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call, post } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { comment, gift, message, newPost, offer, send } from '../support/forms.ts'
import { logOut, openEntry, signIn } from '../support/journeys.ts'
import { mailsTo } from '../support/mails.ts'
import { countPresses } from '../support/presses.ts'

const record = (page: Page) => page.getByRole('article')
const row = (page: Page, name: string) => page.getByRole('link', { name })
const openAt = async (page: Page, list: string, id: string) => {
  await page.goto(`/dashboard?tab=${list}&open=${id}`)
  await expect(record(page).getByText(id)).toBeVisible()
}

test(
  'an admin opens a message, marks it as done, reopens and deletes it, and a mail program marks nothing',
  { tag: '@both-widths' },
  async ({ adminPage: page, complaints }) => {
    // the browser reports that it has no mail program
    complaints.allow(/^\w+: (Launched external handler for|Failed to launch) 'mailto:/)
    const subject = `Stall ${crypto.randomUUID()} ${'x'.repeat(100)}`
    const sent = message({
      name: 'Sadia',
      lastname: 'Rehman',
      phone: '0300 1234567',
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
    await expect(record(page).getByRole('link', { name: '0300 1234567' })).toHaveAttribute(
      'href',
      'tel:+923001234567',
    )
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)

    const program = record(page).getByRole('link', { name: 'Use your own e-mail program' })
    expect(await program.getAttribute('href')).toContain(
      `mailto:${sent.email}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`,
    )
    await program.click()
    const done = record(page).getByRole('button', { name: 'Mark as done' })
    await done.press('Enter')
    await expect(record(page).getByText(/^Done by /)).toBeVisible()
    const back = record(page).getByRole('button', { name: 'Reopen' })
    // the live update may come before the response to the click
    await expect(back).toBeEnabled()
    await back.press('Enter')
    await expect(done).toBeFocused()
    await expect(record(page).getByText(/^Done by /)).toHaveCount(0)
    expect((await refs.messages.doc(reference).get()).data()).toMatchObject({ state: 'new', handler_uid: '' })

    await page.reload()
    await expect(record(page).getByText(reference)).toBeVisible()
    await record(page).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(reference)
    await expectNoWiderThanWindow(page)
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Message deleted.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Messages' }).locator(':focus')).toBeVisible()
    expect((await refs.messages.doc(reference).get()).exists).toBe(false)
    await page.goBack()
    await expect(page.getByText('This message has been deleted.')).toBeVisible()
  },
)

test(
  'from signing in, an admin replies to the oldest message in two presses, and the mail comes from the office',
  { tag: '@both-widths' },
  async ({ page }) => {
    const sent = message({ name: 'Sadia', lastname: 'Rehman', subject: `Stall ${crypto.randomUUID()}` })
    const { reference } = (await send(api.contact, sent)).body
    // Today offers a reply to the oldest
    await refs.messages.doc(reference).update({ createdAt: '2020-01-01T00:00:00.000Z' })
    await signIn(page, ADMIN)
    const presses = await countPresses(page)
    await page
      .getByRole('region', { name: 'Needs you' })
      .getByRole('listitem')
      .filter({ hasText: sent.subject })
      .getByRole('link', { name: 'Reply' })
      .click()
    await expect(record(page).getByRole('textbox', { name: 'Your reply' })).toBeFocused()
    await page.keyboard.type('Yes, bring a fire blanket.')
    await record(page).getByRole('button', { name: 'Send reply' }).click()
    await expect(record(page).getByText(/^Replied by /)).toBeVisible({ timeout: 20_000 })
    await expect(record(page).getByText('Sent', { exact: true })).toBeVisible()
    expect(await presses()).toBe(2)
    expect(await findViolations(page)).toEqual([])

    const [mail] = (await mailsTo(sent.email, 2)).filter(({ subject }) => subject.startsWith('Re: '))
    expect(mail?.subject).toBe(`Re: ${sent.subject} (${reference})`)
    expect(mail?.replyTo).toMatchObject([{ address: samples.organisation.email }])
    expect(mail?.text).toContain('Yes, bring a fire blanket.')
    // nothing of it stays on this device
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('fire blanket')
  },
)

test('a draft stays on this device until somebody signs out, also while another admin replies', async ({
  openSignedIn,
}) => {
  const { reference } = (await send(api.contact, message())).body
  const page = await openSignedIn(ADMIN)
  await openAt(page, 'messages', reference)
  const box = record(page).getByRole('textbox', { name: 'Your reply' })
  await box.fill('Half a sentence')
  await expect(record(page).getByText(/^Draft saved, /)).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('Half a sentence')

  const at = new Date().toISOString()
  const other = {
    id: crypto.randomUUID(),
    text: 'I have called her.',
    is_last: false,
    author_uid: 'other',
    author_name: 'Nasreen Akhtar',
    createdAt: at,
    state: 'failed' as const,
    attempts: 5,
    triedAt: at,
    error: 'EENVELOPE RCPT TO 552',
  }
  await call('POST', api.reply(reference), {
    token: await adminToken(),
    json: { text: 'I have called her.' },
  })
  await expect(record(page).getByText('I have called her.')).toBeVisible()
  await expect(box).toHaveValue('Half a sentence')

  await refs.messages.doc(reference).update({ replies: [other] })
  await expect(record(page).getByText(/^The mailbox of .* is full\.$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reply failed' }).first()).toBeVisible()
  await record(page).getByRole('button', { name: 'Edit and send' }).click()
  await expect(box).toHaveValue('Half a sentence\n\nI have called her.')
  await expect(box).toBeFocused()
  await logOut(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('called her')
})

test(
  'a saved reply is written, ordered and inserted with its values',
  { tag: '@both-widths' },
  async ({ openSignedIn }) => {
    await refs.savedReplies.doc('all').delete()
    const { reference } = (await send(api.contact, message({ name: 'Sadia', lastname: 'Rehman' }))).body
    const page = await openSignedIn(ADMIN)
    await page.goto('/dashboard?tab=messages&edit=replies')
    await expect(page.getByText('No saved replies yet')).toBeVisible()
    for (const title of ['Fees', 'Stall rules']) {
      await page.getByRole('button', { name: 'New reply' }).click()
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Text', { exact: true }).fill(`${title}: dear `)
      await page.getByRole('button', { name: '{name}' }).click()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Move up: Stall rules' }).click()
    await expect(page.getByRole('list', { name: 'Saved replies' }).getByRole('heading').first()).toHaveText(
      'Stall rules',
    )
    await expectNoWiderThanWindow(page)
    await openAt(page, 'messages', reference)
    await record(page).getByRole('button', { name: 'Stall rules' }).click()
    const box = record(page).getByRole('textbox', { name: 'Your reply' })
    await expect(box).toHaveValue('Stall rules: dear Sadia Rehman')
    await expect(box).toBeFocused()
    await expectNoWiderThanWindow(page)
  },
)

test('a pledged donation is marked as received, two are deleted, and the counter next to Donations decreases', async ({
  openSignedIn,
}) => {
  const last_name = `Khan${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
  const { reference } = (await send(api.donations, gift({ amount: 400, first_name: 'Tariq', last_name })))
    .body
  const page = await openSignedIn(ADMIN)
  await openAt(page, 'donations', reference)
  await expect(record(page)).toContainText('$400.00')
  await expect(record(page)).toContainText('Pledged')
  const tab = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Donations' })
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

  const { reference: other } = (
    await send(api.donations, gift({ amount: 600, first_name: 'Nighat', last_name }))
  ).body
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of ['Tariq', 'Nighat'])
    await page.getByRole('checkbox', { name: `Select ${name} ${last_name}` }).check()
  await expect.poll(number).toBe(before)
  await page.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog')
  for (const text of [reference, other, '$1,000.00']) await expect(question).toContainText(text)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 donations deleted.')).toBeVisible()
  await expect.poll(number).toBe(before - 1)
  for (const id of [reference, other]) {
    expect((await refs.donations.doc(id).get()).exists).toBe(false)
    const lines = await refs.audit.where('target', '==', id).where('action', '==', 'donation:delete').get()
    expect(lines.size).toBe(1)
  }
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
    await expect(
      page.getByText('Comment by Shumaila approved. Visitors see it in a few seconds.'),
    ).toBeVisible()
    expect((await refs.comments.doc(reference).get()).data()).toMatchObject({ is_approved: true })
    await page.getByLabel('Show').selectOption('Approved')
    await expect(row(page, 'Shumaila').filter({ hasText: title })).toContainText('Approved by ')
  },
)
