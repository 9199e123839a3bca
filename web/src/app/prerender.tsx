import type { I18n } from '@lingui/core'
import { entityTag } from 'domain/entity-tag.ts'
import type { PlannedFile, SiteData, SiteFrame } from 'domain/site.ts'
import type { Language } from 'domain/texts/languages.ts'
import { paths } from '#lib/paths.ts'
import { findPage } from './find-page.ts'
import { areas, loadTexts, makeI18n } from './i18n.ts'
import { publicPages } from './pages.ts'
import { asPublished } from './site/as-published.ts'
import { isHidden, isSample } from './site/canonical.ts'
import { escapeHtml } from './site/escape-html.ts'
import { fillTemplate } from './site/fill-template.ts'
import { foundFiles } from './site/found-files.ts'
import { headTags } from './site/head-tags.ts'
import { linkedData } from './site/linked-data.ts'
import { metaOf } from './site/meta-of.ts'
import { pagesOf, type SitePage } from './site/pages-of.ts'
import { renderPage, renderShell } from './site/render-page.tsx'

const NO_INDEX = '<meta name="robots" content="noindex">'

async function loadAllTexts(language: Language): Promise<I18n> {
  const i18n = makeI18n(language)
  await Promise.all(areas.map((area) => loadTexts(i18n, area)))
  return i18n
}

const descriptionTag = (description: string) =>
  description && `<meta name="description" content="${escapeHtml(description)}">`

/** Every file of the site, none of them rendered yet. */
export function planSite(frame: SiteFrame, stored: SiteData): PlannedFile[] {
  const site = asPublished(stored)
  const { language, origin } = site

  let texts: Promise<I18n> | undefined

  async function fill({ path, description, data: read }: SitePage): Promise<string> {
    texts ??= loadAllTexts(language)
    const i18n = await texts
    const data = { ...read(), build: frame.build, ...(origin && { origin }) }
    const isShell = path === paths.dashboard
    const rendered = await (isShell ? renderShell(i18n, data) : renderPage(i18n, path, data))
    const { styles, body } = rendered
    const head = rendered.head + descriptionTag(description)
    const told = headTags(metaOf(path, language, data, head), origin) + linkedData(path, data, origin)
    const said = isHidden(path) ? NO_INDEX : isSample(data) ? NO_INDEX + told : told
    const mark = isShell ? 'shell' : findPage(publicPages, path)?.startsAtOnce ? 'at-once' : undefined
    return fillTemplate(frame.template, { language, head: head + said + styles, body, data, mark })
  }

  const pages = pagesOf(site)
  return [
    ...pages.map((page) => ({
      path: `${page.path}.html`,
      key: entityTag([frame.build, language, origin, page.tag]),
      side: page.side,
      render: () => fill(page),
    })),
    ...foundFiles(
      pages.map(({ path }) => path),
      site,
    ),
  ]
}
