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
    const { left, top, bottom, width, height } = active.getBoundingClientRect()
    const name = active.getAttribute('aria-label') || active.textContent || active.id
    // the caret of a long text is at its end
    const isText = active.matches('textarea')
    const hit = document.elementFromPoint(
      left + width / 2,
      isText ? bottom - 8 : top + Math.min(4, height / 2),
    )
    let over: Element | null | undefined = hit
    while (over && !/sticky|fixed/.test(getComputedStyle(over).position)) over = over.parentElement
    const isCovered = over && !over.contains(active) && !active.contains(over)
    return {
      name,
      cover: !isText && top < 0 ? 'the edge of the window' : isCovered ? over?.textContent : undefined,
    }
  })

/** Goes from the last control to the first with Shift+Tab. @returns how many there were, and those that were covered */
async function goBackThrough(page: Page) {
  await page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
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

test('with Shift+Tab no control is behind what stays in view: heads, and the preview of the website text', async ({
  openSignedIn,
  openWindow,
}) => {
  // a page that scrolls smoothly is not there yet
  const dashboard = await openSignedIn(ADMIN)
  await dashboard.emulateMedia({ reducedMotion: 'reduce' })
  const list = dashboard.getByText(/^1 to \d+ of \d+$/)
  const address = dashboard.getByLabel(en.label.address, { exact: true })
  const codes = dashboard.getByText('Sign-in of administrators')
  for (const [width, view, loaded] of [
    [390, 'members', list],
    [390, 'account', address],
    [390, 'blogs', list],
    [900, 'members', list],
    [900, 'account', address],
    [390, 'site&part=organisation', codes],
    [900, 'site&part=organisation', codes],
    [1280, 'site&part=organisation', codes],
  ] as const) {
    await dashboard.setViewportSize({ width, height: 600 })
    await dashboard.goto(`/dashboard?tab=${view}`)
    await expect(loaded).toBeVisible()
    const { count, covered } = await goBackThrough(dashboard)
    expect(covered, `${view}, ${width}`).toEqual([])
    expect(count, `${view}, ${width}`).toBeGreaterThan(10)
  }
  await dashboard.setViewportSize({ width: 390, height: 600 })
  await dashboard.goto('/dashboard?tab=blogs')
  await dashboard.getByRole('button', { name: 'Add New Blog' }).click()
  await expect(dashboard.getByRole('dialog').getByLabel(en.label.title)).toBeVisible()
  const editor = await goBackThrough(dashboard)
  expect(editor.covered).toEqual([])
  expect(editor.count).toBeGreaterThan(10)
  const signUp = await openWindow({ reducedMotion: 'reduce', viewport: { width: 390, height: 600 } })
  await visit(signUp, '/signup')
  const { count, covered } = await goBackThrough(signUp)
  expect(covered).toEqual([])
  expect(count).toBeGreaterThan(20)
})
