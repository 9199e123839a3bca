import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { specimenCard } from '../../emulators/seed/specimen-card.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { findViolations } from '../support/axe.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/journeys.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

test(
  'a rejected applicant reads why, corrects it, waits again and is welcomed, all on one open page',
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
    await page.getByRole('button', { name: 'Send it again' }).click()

    await expect(heading(page, 'The office is reading your application again, Palwasha')).toBeFocused()
    await expect(news(page, /checking your application again/)).toHaveCount(1)
    const { body } = await call<typeof user>('GET', api.user(user.id), { token })
    expect(body).toMatchObject({ status: 'pending', city: 'Haripur', revision: 3, cnic_back: user.cnic_back })
    expect(body.cnic_front).not.toBe(user.cnic_front)

    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(heading(page, 'Correct your application')).toBeFocused()
    await expect(page.getByLabel(en.label.city)).toHaveValue('Haripur')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()

    await call('POST', api.approveUser(user.id), { token, headers: { 'if-match': '"3"' } })
    await expect(heading(page, `Welcome, ${fields.username}`)).toBeVisible()
    await expect(news(page, /Your application is approved/)).toHaveCount(1)
  },
)
