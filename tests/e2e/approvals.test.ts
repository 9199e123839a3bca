import type { User } from 'domain/user.ts'
import { en } from 'domain/texts/en.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry } from '../support/journeys.ts'

test(
  'Approve on a row that the applicant has just corrected from member to team asks first',
  { tag: '@both-widths' },
  async ({ adminPage: page, newcomer: { user, fields, access } }) => {
    await openEntry(page, 'Requests')
    await page.getByRole('searchbox', { name: 'Search users' }).fill(fields.email)
    const found = page.getByRole('tabpanel')
    await expect(found.getByText('1 to 1 of 1')).toBeVisible()
    const approve = found.getByRole('button', { name: 'Approve', exact: true })
    await approve.focus()

    const correction = { role: 'team', designation: 'Baker' }
    expect((await call('POST', api.resubmit, { token: access, json: correction })).status).toBe(200)
    await expect(found.getByText('team', { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(approve).toBeFocused()
    await approve.press('Enter')
    const question = page.getByRole('dialog', { name: `Approve ${user.full_name}?` })
    await expect(question.getByText('was Member', { exact: true })).toBeVisible()
    const stored = async () =>
      (await call<User>('GET', api.user(user.id), { token: await adminToken() })).body
    expect((await stored()).status).toBe('pending')
    expect(await findViolations(page)).toEqual([])
    await expectNoWiderThanWindow(page)

    await page.keyboard.press('Escape')
    await expect(approve).toBeFocused()
    await expect(
      found.getByText('Changed: Member is now Team', { exact: true }).filter({ visible: true }),
    ).toBeVisible()
    await approve.click()
    await question.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText(en.users.approved)).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(await stored()).toMatchObject({ status: 'approved', role: 'team', revision: 2 })
  },
)

test('an application that changes while the question is open has to be read again', async ({
  adminPage: page,
  newcomer: { user, fields, access },
}) => {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(fields.email)
  const found = page.getByRole('tabpanel')
  await expect(found.getByText('1 to 1 of 1')).toBeVisible()
  const correct = (json: object) => call('POST', api.resubmit, { token: access, json })
  await correct({ business: 'Walnuts' })
  await expect(found.getByText(/^Changed: /).filter({ visible: true })).toBeVisible()
  await found.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = page.getByRole('dialog', { name: /^Approve / })
  await correct({ role: 'team', designation: 'Baker' })
  const approve = question.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeDisabled()
  await question.getByRole('checkbox', { name: 'I have read it' }).check()
  await expect(question.getByText('was Member', { exact: true })).toBeVisible()
  await approve.click()
  await expect(page.getByText(en.users.approved)).toBeVisible()
  const { body } = await call<User>('GET', api.user(user.id), { token: await adminToken() })
  expect(body).toMatchObject({ status: 'approved', role: 'team', revision: 3 })
})
