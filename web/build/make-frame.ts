import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteFrame } from 'domain/site.ts'

const STYLES = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/**
 * Inlines the style sheet, which saves a round trip. The script in index.html loads the other one after the first paint.
 * @throws when the page has no style sheet or no script
 */
async function inlineAssets(template: string, dist: string) {
  const [link, sheet] = STYLES.exec(template) ?? []
  const [tag, script] = SCRIPT.exec(template) ?? []
  if (!link || !sheet || !tag || !script)
    throw new Error('The built index.html names no style sheet or no script')
  const css = await readFile(path.join(dist, sheet), 'utf8')
  return template
    .replace(link, () => `<style>${css.trim()}</style>`)
    .replace(tag, '')
    .replace('</body>', `<script type="module" data-src="${script}"></script></body>`)
}

/**
 * Returns what all pages of this build share. Also writes a file with a name of this build alone, by which the publisher
 * finds that another build is live.
 * @param dist with the browser's files
 * @param renderer the file that renders the site
 */
export async function makeFrame(dist: string, renderer: string): Promise<SiteFrame> {
  const template = await inlineAssets(await readFile(path.join(dist, 'index.html'), 'utf8'), dist)
  const code = await readFile(renderer, 'utf8')
  const build = createHash('sha256').update(template).update(code).digest('base64url').slice(0, 22)
  const mark = `/assets/build-${build}.txt`
  await writeFile(path.join(dist, mark), build)
  const named = (template + code).match(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/g) ?? []
  return { build, template, assets: [...new Set(named), mark] }
}
