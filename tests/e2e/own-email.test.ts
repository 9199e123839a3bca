import { en } from 'domain/texts/en.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'
import { linkIn, mailsTo } from '../support/mails.ts'

test(
  'a member changes the e-mail address: both mailboxes confirm it, and the new one signs in',
  { tag: '@both-widths' },
  async ({ page, openWindow, newcomer: { fields, user }, complaints }) => {
    await call('POST', api.approveUser(user.id), { token: await adminToken() })
    const { email: old, password } = fields
    const email = `new-${old}`
    await signIn(page, fields, { isRemembered: true })
    const section = page.getByRole('region', { name: 'Your e-mail' })
    await section.getByLabel('New e-mail').fill(email)
    await section.getByLabel(en.label.password, { exact: true }).fill(password)
    await section.getByRole('button', { name: 'Change e-mail' }).click()
    await expect(section.getByText(`Please confirm the change to ${email}.`)).toBeVisible()
    await expect(section.getByRole('heading', { name: 'Your e-mail' })).toBeFocused()

    // each mailbox is on its own device, without the session of the member
    const mailbox = await openWindow({ viewport: page.viewportSize() })
    const open = async (address: string, atLeast: number) => {
      const { pathname, search } = linkIn(await mailsTo(address, atLeast), '/verify-email', 'change')
      await visit(mailbox, pathname + search)
    }
    await open(email, 1)
    await expect(mailbox.getByRole('heading', { name: 'Confirm your new e-mail address' })).toBeVisible()
    expect(await findViolations(mailbox)).toEqual([])
    await mailbox.getByRole('button', { name: 'Confirm address' }).click()
    await expect(
      mailbox.getByRole('heading', { name: 'Thank you. One of the two addresses is confirmed.' }),
    ).toBeFocused()
    await expect(section.getByText('The new address is confirmed.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await mailbox.reload()
    await expect(
      mailbox.getByRole('heading', { name: 'You have already confirmed this address' }),
    ).toBeVisible()

    // a request in progress is rejected when the sessions of the member end
    complaints.allow(/status of 40[01]/)
    await open(old, 2)
    await mailbox.getByRole('button', { name: 'Confirm change' }).click()
    await expect(mailbox.getByRole('heading', { name: 'Your e-mail address has changed' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Your e-mail address has changed' })).toBeVisible()
    await expect(page.getByText(`From now on you sign in with ${email}.`)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/login')
    await expect(page.getByLabel(en.label.email, { exact: true })).toHaveValue(email)
    await signIn(page, { email, password })
    await expect(section.getByText('We write to both addresses.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
  },
)
