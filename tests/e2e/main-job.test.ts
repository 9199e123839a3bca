import type { Page } from '@playwright/test'
import { api } from '../support/addresses.ts'
import type { User } from 'domain/user.ts'
import { TEAM } from '../support/accounts.ts'
import { applicant } from '../support/applicant.ts'
import { visit } from '../support/browser.ts'
import { call, claimsIn } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { approve, logOut, publish, signIn, signUp } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

/** An approval appears on the open page within this time. */
const SHOWN_WITHIN_MS = 5_000

/** Records every request to our own server and every navigation from now on, except listeners. */
function watchRequests(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) seen.push(request.url())
  })
  page.on('framenavigated', (frame) => seen.push(`navigated to ${frame.url()}`))
  return seen
}

/** Returns the ID token that the page keeps for this tab. */
const idTokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    return JSON.parse(sessionStorage.getItem(key) ?? '').stsTokenManager.accessToken
  })

test(
  'a visitor registers, the approval shows within five seconds without a reload, and a new post reaches visitors',
  { tag: '@both-widths' },
  async ({ page, adminPage, teamPage, openWindow }) => {
    const fields = applicant()
    await signUp(page, fields)
    await signIn(page, fields)
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible()
    await expect(page.getByText('Pending')).toBeVisible()
    await expect(page.getByText('Loading recent posts...')).toHaveCount(0)

    const seen = watchRequests(page)
    await approve(adminPage, fields.email)
    const welcome = page.getByRole('heading', { name: `Welcome, ${fields.username}` })
    await expect(welcome).toBeVisible({ timeout: SHOWN_WITHIN_MS })
    expect(seen).toEqual([])
    const token = await idTokenOf(page)
    expect(claimsIn(token)).toMatchObject({ role: 'member', approved: true })
    const profile = await call<User>('GET', api.profile, { token })
    expect(profile.status).toBe(200)
    expect(profile.body).toMatchObject({ email: fields.email, status: 'approved' })

    const title = `Honey finds a buyer, ${fields.username}`
    await publish(teamPage, title, await plainImage().jpeg().toBuffer())
    const listed = teamPage.getByRole('listitem').filter({ hasText: title })
    await expect(listed.getByText('Published')).toBeVisible()

    const visitor = await openWindow()
    await visit(visitor, '/home')
    const card = visitor.getByRole('listitem').filter({ hasText: title })
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)

    await logOut(page)
    await signIn(page, TEAM)
    await expect(page.getByRole('heading', { name: 'Welcome, team' })).toBeVisible()
    await logOut(page)
    await signIn(page, fields)
    await expect(welcome).toBeVisible()
  },
)
