import type { Page } from '@playwright/test'

/**
 * Counts presses on a page from now on: of a mouse button, of a finger, or of Enter. Typing and scrolling are none.
 * @returns reads the count; a reload would begin at 0
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const count = () => void (dataset['presses'] = String(Number(dataset['presses'] ?? '0') + 1))
    addEventListener('pointerdown', count, true)
    addEventListener('keydown', ({ key }) => key === 'Enter' && count(), true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['presses'] ?? '0'))
}
