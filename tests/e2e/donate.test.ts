import type { Page } from '@playwright/test'
import { refs } from '../support/admin.ts'
import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { serveFiles, siteNow } from '../support/site.ts'

/** Card data that does not occur elsewhere on the site. */
const CARD = { number: '4242 4242 4242 4242', cvv: '739', expireDate: '11/37', holder: 'HOLDER OF THE CARD' }
/**
 * Finds a separate CVV or expiry, but not the same digits in a time (`21:11:37.739Z`), a longer number or a
 * token.
 */
const TRACES = /4242\D{0,3}4242|(?<![\w:.+-])(?:739|11[-/ ]?(?:20)?37)(?![\w:.+-])|HOLDER OF THE CARD/

async function openForm(page: Page, search = '') {
  await serveFiles(page, { ...(await siteNow()), payment: 'sandbox' }, '/donate')
  await visit(page, `/donate${search}`)
}

async function fillInGiver(page: Page, first_name: string) {
  await page.getByLabel('First name').fill(first_name)
  await page.getByLabel('Last name').fill('Durrani')
  await page.getByLabel('E-mail').fill('amna.durrani@example.org')
  await page.getByLabel('Address').fill('12 Jail Road, Abbottabad')
}

async function fillInCard(page: Page) {
  await page.getByLabel('Card holder name').fill(CARD.holder)
  await page.getByLabel('Card number').pressSequentially(CARD.number.replaceAll(' ', ''))
  await page.getByLabel('Expire date').pressSequentially('1137')
  await page.getByLabel('CVV').fill(CARD.cvv)
}

/** Returns the stored donation of this donor and every mail about it. */
async function storedOf(first_name: string) {
  const donations = await refs.donations.where('first_name', '==', first_name).get()
  const mails = await refs.mail.get()
  return {
    donations: donations.docs.map((one) => one.data()),
    all: JSON.stringify([...donations.docs, ...mails.docs].map((one) => one.data())),
  }
}

test('a card donation is paid, and no card data leaves the browser or is stored', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`)
  })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))

  await openForm(page, '?cause=water&sum=80')
  await expect(page.getByText('Test page: no money is taken.')).toBeVisible()
  await expect(page.getByLabel('Cause')).toHaveValue('water')
  await fillInGiver(page, 'Cardgiver')
  await fillInCard(page)
  await expect(page.getByLabel('Card number')).toHaveValue(CARD.number)
  await expect(page.getByLabel('Expire date')).toHaveValue(CARD.expireDate)
  await page.getByRole('button', { name: 'Donate $80.00' }).click()
  await expect(page.getByRole('heading', { name: /Your donation has been paid/ })).toBeVisible()
  await expect(page.getByText(/^WCN-[A-Z\d]{6}$/)).toBeVisible()

  const { donations, all } = await storedOf('Cardgiver')
  expect(donations).toMatchObject([{ amount: 80, cause: 'water', payment_method: 'card' }])
  const kept = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie,
  )
  expect(requests.filter((request) => request.includes('/donations/'))).toHaveLength(1)
  for (const text of [...requests, ...messages, all, kept, page.url()]) expect(text).not.toMatch(TRACES)
})

test('an invalid card sends nothing, and a reload keeps the text but not the card', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
  await openForm(page)
  await fillInGiver(page, 'Wronggiver')
  await fillInCard(page)
  await page.getByLabel('Card number').fill('4242 4242 4242 4241')
  await page.getByRole('button', { name: /^Donate/ }).click()
  const summary = page.getByRole('region', { name: 'Please correct 1 field' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /The card number is wrong/ }).click()
  await expect(page.getByLabel('Card number')).toBeFocused()
  expect(sent).toBe(0)

  await page.reload()
  await expect(page.getByText('We restored your draft.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Wronggiver')
  for (const name of ['Card number', 'CVV', 'Expire date', 'Card holder name'])
    await expect(page.getByLabel(name)).toHaveValue('')
})

test('an offline donation is pledged, and the slip shows its reference', async ({ page }) => {
  await openForm(page)
  await page.getByText('Offline Donation').click()
  await expect(page.getByText('You get it when you send this form')).toBeVisible()
  await fillInGiver(page, 'Promisegiver')
  await page.getByRole('button', { name: 'Pledge $40.00' }).click()
  await expect(page.getByRole('heading', { name: /We have recorded your pledge/ })).toBeVisible()
  const reference = await page.getByText(/^WCN-[A-Z\d]{6}$/).textContent()
  const { donations, all } = await storedOf('Promisegiver')
  expect(donations).toMatchObject([{ amount: 40, payment_method: 'offline' }])
  expect(all).toContain(String(reference))
})
