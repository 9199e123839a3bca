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

/** An approval shows on the open page within this time. */
const SHOWN_WITHIN_MS = 5_000

/** Everything that the page asks of our own server or navigates to from now on; its listeners are not among it. */
function watchRequests(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) seen.push(request.url())
  })
  page.on('framenavigated', (frame) => seen.push(`navigated to ${frame.url()}`))
  return seen
}

/** The ID token that the page holds now, as it keeps it for this tab. */
const idTokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    return JSON.parse(sessionStorage.getItem(key) ?? '').stsTokenManager.accessToken
  })

test(
  'a woman joins, her approval shows within five seconds without a reload, and a post reaches a visitor',
  { tag: '@both-widths' },
  async ({ page, adminPage, teamPage, openWindow }) => {
    const her = applicant()
    await signUp(page, her)
    await signIn(page, her)
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible()
    await expect(page.getByText('Pending')).toBeVisible()
    await expect(page.getByText('Loading recent posts...')).toHaveCount(0)

    const seen = watchRequests(page)
    await approve(adminPage, her.email)
    const welcome = page.getByRole('heading', { name: `Welcome, ${her.username}` })
    await expect(welcome).toBeVisible({ timeout: SHOWN_WITHIN_MS })
    expect(seen).toEqual([])
    const token = await idTokenOf(page)
    expect(claimsIn(token)).toMatchObject({ role: 'member', approved: true })
    const profile = await call<User>('GET', api.profile, { token })
    expect(profile.status).toBe(200)
    expect(profile.body).toMatchObject({ email: her.email, status: 'approved' })

    const title = `Honey finds a buyer, ${her.username}`
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
    await signIn(page, her)
    await expect(welcome).toBeVisible()
  },
)
