import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import type { User } from 'domain/user.ts'
import { api } from '../support/addresses.ts'
import { adminToken, auth, refs } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow, hold } from '../support/browser.ts'
import { call, type Newcomer, registerNewcomer } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry } from '../support/journeys.ts'

const stored = async ({ user }: Newcomer) =>
  (await call<User>('GET', api.user(user.id), { token: await adminToken() })).body
const forget = async ({ user }: Newcomer) =>
  call('DELETE', api.deleteUser(user.id), { token: await adminToken() })

/** Searches requests on a tab in the order of their waiting time. */
async function findRequests(page: Page, search: string, count: number) {
  await openEntry(page, 'Requests')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(search)
  await expect(page.getByText(`1 to ${count} of ${count}`)).toBeVisible()
}

/** Registers an applicant with a confirmed e-mail. */
const prove = ({ user }: Newcomer) => auth.updateUser(user.id, { emailVerified: true })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const card = (page: Page, side: string) => page.getByRole('img', { name: `CNIC, ${side}`, exact: true })

test(
  'an application is opened next to its card, linked by its address, approved, followed by the next, and undone',
  { tag: '@both-widths' },
  async ({ adminPage: page, newcomer }) => {
    const word = `Kiran${newcomer.user.id.replaceAll(/[^a-z]/gi, '')}`
    const first = await registerNewcomer({ last_name: word })
    await prove(first)
    const second = await registerNewcomer({
      first_name: 'Zarmina',
      last_name: word,
      role: 'team',
      designation: 'Baker',
    })
    await findRequests(page, word, 2)
    await page.getByRole('button', { name: 'Start with the oldest' }).click()
    const request = dialog(page, first.user.full_name)
    await expect(request.getByRole('heading', { name: first.user.full_name })).toBeFocused()
    await expect(request.getByText('1 of 2')).toBeVisible()
    for (const text of [
      first.user.cnic,
      'Personal Information',
      'Contact Information',
      'Business Information',
    ])
      await expect(request.getByText(text, { exact: true }).first()).toBeVisible()
    for (const side of ['front', 'back'])
      await expect(card(page, side)).not.toHaveJSProperty('naturalWidth', 0)
    await expect(request.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
    await expect(request.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/92\d+$/,
    )
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)

    await page.reload()
    await expect(dialog(page, first.user.full_name).getByText(first.user.cnic, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await findRequests(page, word, 2)
    await page.getByRole('button', { name: 'Start with the oldest' }).click()

    await request.getByRole('button', { name: 'Approve Member' }).click()
    const next = dialog(page, second.user.full_name)
    await expect(next.getByRole('heading', { name: second.user.full_name })).toBeFocused()
    await expect(next.getByText(en.users.approved)).toBeVisible()
    expect((await stored(first)).status).toBe('approved')
    await next.getByRole('button', { name: 'Undo' }).click()
    await expect(request.getByText(en.users.undone)).toBeVisible()
    expect((await stored(first)).status).toBe('pending')
    const mails = await refs.mail.where('uid', '==', first.user.id).where('template', '==', 'approved').get()
    expect(mails.size).toBe(0)
    // the open application would be read again when its user is gone
    await page.goto('about:blank')
    await forget(first)
    await forget(second)
  },
)

test('with the keyboard one application is approved, the next rejected with two reasons, and the view closes by itself', async ({
  adminPage: page,
  newcomer,
}) => {
  const word = `Shirin${newcomer.user.id.replaceAll(/[^a-z]/gi, '')}`
  const [first, second] = [
    await registerNewcomer({ last_name: word }),
    await registerNewcomer({ first_name: 'Zarmina', last_name: word }),
  ]
  await prove(first)
  await findRequests(page, word, 2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(card(page, 'front')).toBeVisible()
  await expect(card(page, 'back')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(card(page, 'back')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve Member' })).toBeEnabled()
  await page.keyboard.press('r')
  await expect(page.getByRole('checkbox', { name: /^Card cannot be read/ })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Choose a reason.', { exact: true })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('4')
  const note = page.getByLabel('Note to the applicant')
  await note.fill('The back is too dark.\nPlease send it again.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(note).toHaveValue('The back is too dark.\nPlease send it again.')
  await expect(page.getByRole('button', { name: 'Reject with 2 reasons' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert').getByText(en.users.rejected)).toBeVisible()
  expect((await stored(first)).status).toBe('approved')
  expect(await stored(second)).toMatchObject({
    status: 'rejected',
    rejection: {
      reasons: [{ fields: ['cnic_front', 'cnic_back'] }, { fields: ['cnic'] }],
      note: 'The back is too dark.\nPlease send it again.',
    },
  })
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await forget(first)
  await forget(second)
})

test('a change during the review is shown next to the old value, and blocks the decision until it is read', async ({
  adminPage: page,
  newcomer,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const { user, fields, access } = newcomer
  await prove(newcomer)
  await findRequests(page, fields.email, 1)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Approve', exact: true }).click()
  const request = dialog(page, user.full_name)
  const approve = request.getByRole('button', { name: 'Approve Member' })
  await expect(approve).toBeEnabled()
  await call('POST', api.resubmit, { token: access, json: { cnic: '13101-7654321-8', business: 'Walnuts' } })
  await expect(request.getByText('This application has changed.')).toBeVisible()
  await expect(request.getByRole('definition').getByText(`was ${user.cnic}`)).toBeVisible()
  await expect(approve).toBeDisabled()
  expect(await findViolations(page)).toEqual([])
  await request.getByRole('button', { name: 'Mark as read' }).click()

  await page.route('**/callable/approveUser', (route) => route.abort())
  await approve.click()
  await expect(request.getByText(en.users.approveError)).toBeVisible()
  await page.unroute('**/callable/approveUser')
  await page.route('**/callable/approveUser', (route) =>
    route.continue({ postData: JSON.stringify({ data: { id: user.id, revision: 1 } }) }),
  )
  await approve.click()
  await expect(request.getByText(en.users.changed, { exact: true })).toBeVisible()
  await page.unroute('**/callable/approveUser')
  const letApprove = await hold(page, '**/callable/approveUser')
  await approve.click()
  await expect(approve).toBeDisabled()
  letApprove()
  await expect(page.getByRole('alert').getByText(en.users.approved)).toBeVisible()
  expect(await stored(newcomer)).toMatchObject({ status: 'approved', revision: 3 })
})

test('several are selected: unread ones open first, then all are approved, and all undone', async ({
  adminPage: page,
  newcomer,
}) => {
  const word = `Gulab${newcomer.user.id.replaceAll(/[^a-z]/gi, '')}`
  const people = [await registerNewcomer({ last_name: word }), await registerNewcomer({ last_name: word })]
  await findRequests(page, word, 2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('You have not checked 2 identity cards.')).toBeVisible()
  await page.getByRole('button', { name: 'Check and approve' }).click()
  for (const number of [1, 2]) {
    await expect(page.getByText(`${number} of 2`, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve Member' })).toBeEnabled()
    if (number === 1) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have not checked')).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve 2 applications' }).click()
  await expect(page.getByRole('alert').getByText(en.users.approved)).toBeVisible()
  for (const one of people) expect((await stored(one)).status).toBe('approved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert').getByText(en.users.undone)).toBeVisible()
  for (const one of people) expect((await stored(one)).status).toBe('pending')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Reject…' }).click()
  await page.getByRole('checkbox', { name: /^Business not verified/ }).check()
  await page.getByLabel('Note to the applicant').fill('Please visit the office.')
  await page.getByRole('button', { name: 'Reject with 1 reason' }).click()
  await expect(page.getByRole('alert').getByText(en.users.rejected)).toBeVisible()
  for (const one of people)
    expect(await stored(one)).toMatchObject({
      status: 'rejected',
      rejection: { reasons: [{ id: 'business-not-verified' }], note: 'Please visit the office.' },
    })
  for (const one of people) await forget(one)
})

test('a user is deleted after a confirmation, and the list is exported', async ({ adminPage: page }) => {
  const newcomer = await registerNewcomer()
  await page.getByRole('searchbox', { name: 'Search users' }).fill(newcomer.fields.email)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this list (CSV)' }).click()
  expect((await saved).suggestedFilename()).toBe('users-all.csv')
  await page.getByRole('button', { name: `More actions for ${newcomer.user.full_name}` }).click()
  await page.getByRole('button', { name: `Delete ${newcomer.user.full_name}` }).click()
  const question = page.getByRole('alertdialog', { name: en.users.deleteConfirm })
  await expect(question.getByText(en.users.deleteConfirm)).toBeVisible()
  await question.getByRole('button', { name: 'Delete User' }).click()
  await expect(page.getByRole('alert').getByText(en.users.deleted)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
})
