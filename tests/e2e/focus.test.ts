import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { ADMIN } from '../support/accounts.ts'
import { visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'

/** Names the control with the focus, and what covers its start: an element that stays in view while the page scrolls. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document
    if (!active || active === document.body) return undefined
    const { left, top, width, height } = active.getBoundingClientRect()
    const name = active.getAttribute('aria-label') || active.textContent || active.id
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(4, height / 2))
    let over: Element | null | undefined = hit
    while (over && !/sticky|fixed/.test(getComputedStyle(over).position)) over = over.parentElement
    const isCovered = over && !over.contains(active)
    return { name, cover: top < 0 ? 'the edge of the window' : isCovered ? over?.textContent : undefined }
  })

/** Goes from the last control to the first with Shift+Tab. @returns how many there were, and those that were covered */
async function goBackThrough(page: Page) {
  await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    controls.findLast((control) => control.checkVisibility())?.focus()
  })
  const seen: NonNullable<Awaited<ReturnType<typeof lookAtFocus>>>[] = []
  for (;;) {
    const at = await lookAtFocus(page)
    if (!at || at.name === 'Skip to content') break
    seen.push(at)
    await page.keyboard.press('Shift+Tab')
  }
  return { count: seen.length, covered: seen.filter(({ cover }) => cover !== undefined) }
}

test('with Shift+Tab no control is behind the head of the dashboard or of the sign-up form', async ({
  openSignedIn,
  openWindow,
}) => {
  // a page that scrolls smoothly is not there yet
  const dashboard = await openSignedIn(ADMIN)
  await dashboard.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 900]) {
    await dashboard.setViewportSize({ width, height: 600 })
    for (const [tab, loaded] of [
      ['members', dashboard.getByText(/^1 to \d+ of \d+$/)],
      ['account', dashboard.getByLabel(en.label.address, { exact: true })],
      ['blogs', dashboard.getByText(/^1 to \d+ of \d+$/)],
    ] as const) {
      await dashboard.goto(`/dashboard?tab=${tab}`)
      await expect(loaded).toBeVisible()
      const { count, covered } = await goBackThrough(dashboard)
      expect(covered, `${tab}, ${width}`).toEqual([])
      expect(count, `${tab}, ${width}`).toBeGreaterThan(10)
    }
  }
  const signUp = await openWindow({ reducedMotion: 'reduce', viewport: { width: 390, height: 600 } })
  await visit(signUp, '/signup')
  const { count, covered } = await goBackThrough(signUp)
  expect(covered).toEqual([])
  expect(count).toBeGreaterThan(20)
})
