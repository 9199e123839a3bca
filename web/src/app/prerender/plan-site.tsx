import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { entityTag } from 'domain/values/entity-tag.ts'
import type { PlannedFile, SiteData, SiteFrame } from 'domain/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, prefixOf } from 'domain/texts/languages.ts'
import { asLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import urduStyles from '#styles/urdu.css?inline'
import { findPage } from '../find-page.ts'
import { publicPages } from '../pages.ts'
import { inLanguage } from './page/in-language.ts'
import { toPublicSite } from './page/public-fields.ts'
import { loadAllTexts } from './all-texts.ts'
import { canonicalPath, isHidden, isSample } from './page/canonical.ts'
import { escapeHtml, fillTemplate } from './page/html.ts'
import { calendarFiles } from './calendar.ts'
import { feedFile } from './feed.ts'
import { movedPageFiles } from './moved-pages.ts'
import { webManifestFile } from './web-manifest.ts'
import { searchEngineFiles } from './sitemap.ts'
import { headTags, metaOf, type PageMeta } from './page/head-tags.ts'
import { offlineTextsScript } from './page/offline-texts.ts'
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
  const prefix = prefixOf(asLanguage(i18n.locale))
  const home = { name: i18n._(msg`Home`), path: prefix + paths.home }
  if (path === paths.home) return [home]
  const list = LISTS.find(({ of }) => path.startsWith(`${of}/`))
  return [
    home,
    ...(list ? [{ name: i18n._(list.name), path: prefix + list.path }] : []),
    { name: title, path: prefix + path },
  ]
}

/** Plans every file of the site, in every language. Nothing is rendered until a file's `render` is called. */
export function planSite(frame: SiteFrame, stored: SiteData): PlannedFile[] {
  const site = toPublicSite(stored)
  const sites = LANGUAGES.map((language) => inLanguage(site, language))
  const others = sites.filter(({ language }) => language !== DEFAULT_LANGUAGE)
  const pages = sites.map((one) => listPages(one, others))
  const isEverywhere = (path: string) => pages.every((all) => all.some((page) => page.path === path))
  return [
    ...sites.flatMap((one, n) => planLanguage(frame, one, pages[n] ?? [], isEverywhere)),
    ...searchEngineFiles(
      sites.flatMap(({ language }, n) => (pages[n] ?? []).map(({ path }) => ({ language, path }))),
      site,
    ),
  ]
}

/** Plans the files of one language. @param isEverywhere tells whether all languages have a page at this path */
function planLanguage(
  frame: SiteFrame,
  site: SiteData,
  pages: readonly SitePage[],
  isEverywhere: (path: string) => boolean,
): PlannedFile[] {
  const { language, origin } = site
  const prefix = prefixOf(language)

  const cardOf = ({ path }: SitePage): string => site.cards?.[prefix + canonicalPath(path)] ?? ''

  let texts: Promise<I18n> | undefined
  const loadTexts = () => (texts ??= loadAllTexts(language))

  async function fill(page: SitePage): Promise<string> {
    const { path, description, data: read } = page
    const i18n = await loadTexts()
    const isShell = path === paths.dashboard
    const isAlone = !isEverywhere(path)
    const data = {
      ...read(),
      build: frame.build,
      ...(origin && { origin }),
      ...(isAlone && !isShell && { isAlone }),
    }
    const rendered = await (isShell ? renderShell(i18n, data) : renderPage(i18n, path, data))
    const { styles, body } = rendered
    const banner = data.isClosed && !isShell ? await renderBanner(i18n) : undefined
    const head = rendered.head + descriptionTag(description)
    const meta = metaOf(path, language, data, head)
    const card = cardOf(page)
    const shareTags =
      headTags({ ...meta, ...(card && { card }) }, origin, isAlone ? [] : LANGUAGES) +
      linkedData(wayTo(meta, i18n), data, site)
    const isUnlisted = isSample(data) || data.isClosed
    const searchTags = isHidden(path) ? NO_INDEX : isUnlisted ? NO_INDEX + shareTags : shareTags
    const mark = isShell ? 'shell' : findPage(publicPages, path)?.startsAtOnce ? 'at-once' : undefined
    const { styles: bannerStyles = '', body: before = '' } = banner ?? {}
    const face = language === 'ur' ? `<style>${urduStyles.trim()}</style>` : ''
    // pages with a mark are never kept on a device
    const offline = mark ? '' : offlineTextsScript(language)
    const whole = head + searchTags + offline + face + bannerStyles + styles
    return fillTemplate(frame.template, { language, head: whole, before, body, data, mark })
  }

  return [
    ...pages.map((page) => ({
      path: `${prefix}${page.path}.html`,
      key: entityTag([frame.build, language, origin, page.tag, cardOf(page), isEverywhere(page.path)]),
      side: page.side,
      render: () => fill(page),
    })),
    ...calendarFiles(site),
    webManifestFile(site),
    ...movedPageFiles(site, loadTexts),
    ...(origin ? [feedFile(site, frame.build)] : []),
  ]
}
