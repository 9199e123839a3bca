import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageRedirects } from 'domain/pages/page.ts'
import type { PlannedFile, SiteData } from 'domain/site.ts'
import { prefixOf } from 'domain/texts/languages.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import { escapeHtml } from './page/html.ts'
import { isTranslated } from './page/list-pages.ts'

/** Increases when these files are written differently. */
const DESIGN = 1

/**
 * Plans a file at each old name of a page, which leads to its new name. Hosting redirects before it looks for a file; this one works where
 * nothing redirects. Its data names no build, so an open page that follows a link to it loads it as a whole.
 */
export const movedPageFiles = (site: SiteData, loadTexts: () => Promise<I18n>): PlannedFile[] =>
  pageRedirects((site.pages ?? []).filter(isTranslated), prefixOf(site.language)).map(({ from, to }) => ({
    path: `${from}.html`,
    key: entityTag([DESIGN, site.language, site.origin, to]),
    side: '',
    async render() {
      const title = escapeHtml((await loadTexts())._(msg`This page has a new address`))
      const canonical = site.origin && `<link rel="canonical" href="${escapeHtml(site.origin + to)}">`
      return [
        `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title>`,
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
        `${canonical}<meta http-equiv="refresh" content="0; url=${to}"></head>`,
        `<body><p><a href="${to}">${title}</a></p>${pageDataScript({ content: {} })}</body></html>\n`,
      ].join('')
    },
  }))
