import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteFrame } from 'domain/site.ts'

/** Puts the style sheet into the page, which saves a round trip, and preloads the faces it names. */
async function inlineStyles(template: string, dist: string) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template)
  if (!link?.[1]) throw new Error('The built index.html names no style sheet')
  const css = await readFile(path.join(dist, link[1]), 'utf8')
  const faces = [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, href]) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  return template.replace(link[0], () => `${faces.join('')}<style>${css.trim()}</style>`)
}

/**
 * What is the same in all pages of this build. Leaves a file among the built ones that no other build has: whoever publishes
 * finds by it that another build is live, even where all scripts are named the same.
 * @param dist with the browser's files
 * @param renderer the file that renders the site
 */
export async function makeFrame(dist: string, renderer: string): Promise<SiteFrame> {
  const template = await inlineStyles(await readFile(path.join(dist, 'index.html'), 'utf8'), dist)
  const code = await readFile(renderer, 'utf8')
  const build = createHash('sha256').update(template).update(code).digest('base64url').slice(0, 22)
  const mark = `/assets/build-${build}.txt`
  await writeFile(path.join(dist, mark), build)
  const named = (template + code).match(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/g) ?? []
  return { build, template, assets: [...new Set(named), mark] }
}
