import type { User } from 'domain/user.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../support/addresses.ts'
import { applicant } from '../support/applicant.ts'
import { DESKTOP, launchBrowser, openPage, PHONE, visit } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { ADMIN, approve, logOut, publish, signIn, signUp, TEAM } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

/** An approval shows on the open page within this time (issue of the main job). */
const SHOWN_WITHIN_MS = 5_000

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Everything that the page asks of our own server or navigates to from now on; its listeners are not among it. */
function watch(page: Page) {
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

const claimsIn = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const sizes = [
  ['in a desktop window', DESKTOP],
  ['on a phone', PHONE],
] as const

test.each(sizes)('a woman joins and a post reaches a visitor, %s', async (_, viewport) => {
  const open = () => openPage(browser, { viewport })
  const [woman, admin, team, visitor] = await Promise.all([open(), open(), open(), open()])
  const her = applicant()

  await signUp(woman.page, her)
  await signIn(woman.page, her)
  await woman.page.getByRole('heading', { name: 'Where you stand' }).waitFor()
  await woman.page.getByText('Pending').waitFor()
  await woman.page.getByText('Loading recent posts...').waitFor({ state: 'detached' })

  await signIn(admin.page, ADMIN)
  const seen = watch(woman.page)
  await approve(admin.page, her.email)
  const welcome = woman.page.getByRole('heading', { name: `Welcome, ${her.username}` })
  await welcome.waitFor({ timeout: SHOWN_WITHIN_MS })
  expect(seen).toEqual([])
  const token = await idTokenOf(woman.page)
  expect(claimsIn(token)).toMatchObject({ role: 'member', approved: true })
  const profile = await call<User>('GET', api.profile, { token })
  expect(profile.status).toBe(200)
  expect(profile.body).toMatchObject({ email: her.email, status: 'approved' })

  await signIn(team.page, TEAM)
  const title = `Honey finds a buyer, ${her.username}`
  await publish(team.page, title, await plainImage().jpeg().toBuffer())
  await team.page.getByRole('listitem').filter({ hasText: title }).getByText('Published').waitFor()

  await visit(visitor.page, '/home')
  const card = visitor.page.getByRole('listitem').filter({ hasText: title })
  await card.scrollIntoViewIfNeeded()
  const picture = card.locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await logOut(woman.page)
  await signIn(woman.page, TEAM)
  await woman.page.getByRole('heading', { name: 'Welcome, team' }).waitFor()
  await logOut(woman.page)
  await signIn(woman.page, her)
  await welcome.waitFor()

  for (const { page, complaints } of [woman, admin, team, visitor]) {
    expect(complaints).toEqual([])
    await page.context().close()
  }
})
