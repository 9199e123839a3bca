import { expect, type Page } from '@playwright/test'
import { visit } from './browser.ts'

/** Opens a page and expects that hydration keeps its HTML, including the class names. */
export async function expectHydrated(page: Page, address: string) {
  // runs before our scripts: elements that React replaces lose their mark
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const element of document.querySelectorAll('header, h1, article, footer'))
        element.classList.add('kept')
    }),
  )
  const response = await visit(page, address)
  const made = await page.evaluate(() => {
    const marked = [...document.querySelectorAll('header, h1, article, footer')]
    const created = marked.filter(({ classList }) => !classList.contains('kept'))
    return { count: marked.length, created: created.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
  })
  expect(made.count).toBeGreaterThan(0)
  expect(made.created).toEqual([])
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.kept')) element.classList.remove('kept')
    for (const element of document.querySelectorAll('[class=""]')) element.removeAttribute('class')
  })
  const differing = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      if (!key) return []
      const props = (element as unknown as Record<string, { className?: string }>)[key]
      const [rendered, shown] = [props?.className ?? '', element.getAttribute('class') ?? '']
      return rendered === shown ? [] : [{ tag: element.tagName, rendered, shown }]
    }),
  )
  expect(differing).toEqual([])
  return response
}
