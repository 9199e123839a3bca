import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGE_KEY, readStorage, writeStorage } from '#lib/storage.ts'
import { offerUrdu } from './offer-urdu.ts'

const link = page.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' })
const twin = document.createElement('link')
Object.assign(twin, { rel: 'alternate', hreflang: 'ur', href: '/ur/home' })

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.head.append(twin)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'ur-PK'])
})

afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('#in-urdu')?.remove()
  twin.remove()
})

test('a browser that names Urdu gets a line in Urdu, until it is closed', async () => {
  await offerUrdu(document)
  await expect.element(link).toHaveAttribute('href', `/ur${location.pathname}`)
  await expect.element(page.getByRole('complementary')).toHaveAttribute('lang', 'ur')
  await page.getByRole('button', { name: 'بند کریں' }).click()
  expect(link.query()).toBeNull()
  expect(readStorage(LANGUAGE_KEY)).toBe('en')
  await offerUrdu(document)
  expect(link.query()).toBeNull()
})

test('the line leaves when somebody types', async () => {
  await offerUrdu(document)
  await expect.element(link).toBeVisible()
  document.dispatchEvent(new Event('input'))
  expect(link.query()).toBeNull()
})

test.each<[string, () => void]>([
  ['a browser without Urdu', () => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'ar'])],
  ['a device that chose a language', () => writeStorage(LANGUAGE_KEY, 'ur')],
  ['a page that has no Urdu', () => twin.remove()],
  ['a page in Urdu', () => (document.documentElement.lang = 'ur')],
])('%s gets no line', async (_who, change) => {
  change()
  await offerUrdu(document)
  expect(link.query()).toBeNull()
})
