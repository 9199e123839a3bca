import type { Page } from '@playwright/test'
import type { User } from 'domain/user.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { approveApplication } from '../../functions/src/members/approve-application.ts'
import { api } from '../support/addresses.ts'
import { TEAM } from '../support/accounts.ts'
import { refs } from '../support/admin.ts'
import { applicant } from '../support/applicant.ts'
import { visit } from '../support/browser.ts'
import { call, claimsIn, tokenOf } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { approve, logOut, publish, signIn, signUp } from '../support/journeys.ts'
import { mailsTo } from '../support/mails.ts'
import { plainImage } from '../support/pictures.ts'
import { visibleTexts } from '../support/visible-texts.ts'

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

/** Writes the digits of a text as an Urdu keyboard types them. */
const inUrduDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))

test(
  'the same in Urdu: the form takes Urdu digits, the approval and the mail are in Urdu, and so is the post',
  { tag: '@both-widths' },
  async ({ page, newcomer: { user: admin, fields: ofAdmin }, teamPage, openWindow, complaints }) => {
    // the post's own file may follow after the visitor's press
    complaints.allow(/status of 404 .*\/ur\/blog-details\//)
    await approveApplication(admin.id, { by: OPERATOR, role: 'admin' })
    await call('PATCH', api.language, { token: await tokenOf(ofAdmin), json: { language: 'ur' } })
    const english = applicant()
    const { cnic = '', phone = '' } = english
    const fields = { ...english, cnic: inUrduDigits(cnic), phone: inUrduDigits(phone) }
    await signUp(page, fields, 'ur')
    await expect(page).toHaveURL('/ur/login')
    const [mail] = await mailsTo(fields.email, 1)
    expect(mail?.subject).toMatch(/^[\p{Script=Arabic}\s]+$/u)
    expect(mail?.html).toContain('dir="rtl"')
    const stored = await refs.users.where('email', '==', fields.email).get()
    expect(stored.docs[0]?.data()).toMatchObject({ language: 'ur', cnic })
    await signIn(page, fields, { language: 'ur' })
    const { say } = await visibleTexts(page)
    await expect(page.getByRole('heading', { name: say('Your application') })).toBeVisible()

    const adminPage = await openWindow()
    await signIn(adminPage, ofAdmin, { language: 'ur' })
    const seen = watchRequests(page)
    await approve(adminPage, fields.email)
    const welcome = page.getByRole('heading', { name: 'خوش آمدید' })
    await expect(welcome).toContainText(fields.username, { timeout: SHOWN_WITHIN_MS })
    expect(seen).toEqual([])
    await expect(page.locator('html[lang=ur][dir=rtl]')).toBeAttached()

    // both widths publish one, and each is listed beside the other
    const urdu = {
      title: `شہد کو خریدار ملا، ${fields.username}`,
      description: `دو ٹن، اور ایک سال کا صبر۔ ${fields.username}`,
    }
    await publish(teamPage, `Honey in Urdu, ${fields.username}`, await plainImage().jpeg().toBuffer(), urdu)
    const visitor = await openWindow()
    await visit(visitor, '/ur/blog')
    await visitor.getByRole('link', { name: urdu.title }).first().click()
    await expect(visitor).toHaveURL(/\/ur\/blog-details\//)
    await expect(visitor.getByRole('article').getByRole('heading', { name: urdu.title })).toBeVisible()
    await expect(visitor.getByRole('article').getByText(urdu.description)).toBeVisible()
  },
)
