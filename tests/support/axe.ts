import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

// evaluated and not added as a script, which the Content-Security-Policy forbids
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on the page. @param without rules that are switched off @returns each violation with its elements
 */
export async function findViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // a colour in transition has too little contrast for a moment
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await page.evaluate((rules) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run({
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      // leaving out passed rules saves most of the time
      resultTypes: ['violations'],
    })
  }, without)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * Removes the parts of decorative drawings. axe reports nothing about them, but visiting each takes most of
 * its time.
 */
export const leaveOutStitches = (page: Page) =>
  page.evaluate(() => {
    for (const stitch of document.querySelectorAll('svg[aria-hidden=true] *')) stitch.remove()
  })
