import { setupI18n } from '@lingui/core'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { madeUp } from 'domain/texts/made-up-language.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoginPage } from '#features/accounts/login/login-page.tsx'
import { setTexts } from '#lib/format/texts.ts'
import { showIn } from '#testing/show.tsx'

/** Returns every visible or announced text of the page. */
function wordsOnPage(): string[] {
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text
    if (!parentElement?.closest('script, style, noscript')) texts.push(data)
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.body.querySelectorAll(`[${name}]:not([aria-hidden=true])`))
      texts.push(element.getAttribute(name) ?? '')
  const names: string[] = Object.values(samples.organisation).filter((value) => typeof value === 'string')
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !names.includes(text))
}

// Only catalogues have «…» texts: any other text was chosen by some module itself.
test('a page in an invented language has only texts from its catalogues, including messages and toasts', async () => {
  setTexts('ur', madeUp(en))
  // the texts of a page have hashes as keys, which replace the translations here
  const i18n = setupI18n({ locale: 'ur', messages: { ur: {} }, missing: (_language, id) => `«${id}»` })
  await showIn(i18n, <LoginPage />)
  const email = page.getByLabelText(`«${en.label.email}»`, { exact: true })
  await email.fill('nobody')
  await page.getByRole('button', { name: /«/ }).last().click()
  await expect.element(page.getByText(`«${en.field.email}»`)).toBeVisible()
  await expect.element(page.getByText(`«${en.field.required('password')}»`)).toBeVisible()
  await expect.element(page.getByText(`«${en.login.invalid}»`)).toBeVisible()
  const words = wordsOnPage()
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((text) => !text.includes('«'))).toEqual([])
})
