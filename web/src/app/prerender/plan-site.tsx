import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { entityTag } from 'domain/values/entity-tag.ts'
import type { PlannedFile, SiteData, SiteFrame } from 'domain/site.ts'
import { paths } from '#lib/paths.ts'
import urduStyles from '#styles/urdu.css?inline'
import { findPage } from '../find-page.ts'
import { publicPages } from '../pages.ts'
import { toPublicSite } from './page/public-fields.ts'
import { loadAllTexts } from './all-texts.ts'
import { canonicalPath, isHidden, isSample } from './page/canonical.ts'
import { escapeHtml, fillTemplate } from './page/html.ts'
import { calendarFiles } from './calendar.ts'
import { feedFile } from './feed.ts'
import { movedPageFiles } from './moved-pages.ts'
import { manifestFile } from './manifest.ts'
import { searchEngineFiles } from './sitemap.ts'
import { headTags, metaOf, type PageMeta } from './page/head-tags.ts'
import { type Crumb, linkedData } from './page/linked-data.ts'
import { listPages, type SitePage } from './page/list-pages.ts'
import { renderBanner, renderPage, renderShell } from './page/render-page.tsx'

export { planCards } from './share-cards.ts'

const NO_INDEX = '<meta name="robots" content="noindex">'

const descriptionTag = (description: string) =>
  description && `<meta name="description" content="${escapeHtml(description)}">`

/** The lists that stand between the home page and a page. */
const LISTS = [
  { name: msg`Blog`, path: paths.blog, of: paths.blogDetails.base },
  { name: msg`Our Event`, path: paths.events, of: paths.eventDetails.base },
  { name: msg`Our Causes`, path: paths.causes, of: paths.cause.base },
]

/** Returns the pages from the home page to this one. */
function wayTo({ path, title }: PageMeta, i18n: I18n): Crumb[] {
  const home = { name: i18n._(msg`Home`), path: paths.home }
  if (path === paths.home) return [home]
  const list = LISTS.find(({ of }) => path.startsWith(`${of}/`))
  return [home, ...(list ? [{ name: i18n._(list.name), path: list.path }] : []), { name: title, path }]
}

/** Plans every file of the site. Nothing is rendered until a file's `render` is called. */
export function planSite(frame: SiteFrame, stored: SiteData): PlannedFile[] {
  const site = toPublicSite(stored)
  const { language, origin } = site

  const cardOf = ({ path }: SitePage): string => site.cards?.[canonicalPath(path)] ?? ''

  let texts: Promise<I18n> | undefined
  const loadTexts = () => (texts ??= loadAllTexts(language))

  async function fill(page: SitePage): Promise<string> {
    const { path, description, data: read } = page
    const i18n = await loadTexts()
    const data = { ...read(), build: frame.build, ...(origin && { origin }) }
    const isShell = path === paths.dashboard
    const rendered = await (isShell ? renderShell(i18n, data) : renderPage(i18n, path, data))
    const { styles, body } = rendered
    const banner = data.isClosed && !isShell ? await renderBanner(i18n) : undefined
    const head = rendered.head + descriptionTag(description)
    const meta = metaOf(path, language, data, head)
    const card = cardOf(page)
    const shareTags =
      headTags({ ...meta, ...(card && { card }) }, origin) + linkedData(wayTo(meta, i18n), data, origin)
    const isUnlisted = isSample(data) || data.isClosed
    const searchTags = isHidden(path) ? NO_INDEX : isUnlisted ? NO_INDEX + shareTags : shareTags
    const mark = isShell ? 'shell' : findPage(publicPages, path)?.startsAtOnce ? 'at-once' : undefined
    const { styles: bannerStyles = '', body: before = '' } = banner ?? {}
    const face = language === 'ur' ? `<style>${urduStyles.trim()}</style>` : ''
    const whole = head + searchTags + face + bannerStyles + styles
    return fillTemplate(frame.template, { language, head: whole, before, body, data, mark })
  }

  const pages = listPages(site)
  return [
    ...pages.map((page) => ({
      path: `${page.path}.html`,
      key: entityTag([frame.build, language, origin, page.tag, cardOf(page)]),
      side: page.side,
      render: () => fill(page),
    })),
    ...searchEngineFiles(
      pages.map(({ path }) => path),
      site,
    ),
    ...calendarFiles(site),
    manifestFile(site),
    ...movedPageFiles(site, loadTexts),
    ...(origin ? [feedFile(site, frame.build)] : []),
  ]
}
