import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { NeedleworkAtHand } from '#components/needlework/lazy-pattern.tsx'
import { prefixOf } from 'domain/texts/languages.ts'
import { asLanguage } from '#lib/format/texts.ts'
import { ContentProvider } from '#lib/page-data/content.tsx'
import * as needlework from '#lib/needlework.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { SiteFiles } from '#lib/page-data/site-files.ts'
import { App } from '#app/app.tsx'
import { ClosedBanner } from './closed-banner.tsx'
import { LoadingScreen } from '#app/dashboard/loading-screen.tsx'

interface RenderedPage {
  /** Title and description. */
  head: string
  /** `style` elements. */
  styles: string
  /** Markup inside `#root`. */
  body: string
}

// React writes a component's title, meta and link elements before the markup itself
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Renders a page with its styles, and waits for everything lazy in it.
 * @throws what any part of the page threw
 */
async function render(i18n: I18n, path: string, content: ReactNode): Promise<RenderedPage> {
  const prefix = prefixOf(asLanguage(i18n.locale))
  const sheet = new ServerStyleSheet()
  const errors: unknown[] = []
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <NeedleworkAtHand value={needlework}>
          <StaticRouter basename={prefix || '/'} location={prefix + path}>
            {content}
          </StaticRouter>
        </NeedleworkAtHand>,
      ),
      {
        // React skips a Suspense that failed and goes on; the browser would try it again
        onError: (error) => void errors.push(error),
        // else a large Suspense comes last and needs an inline script, which our policy forbids
        progressiveChunkSize: Infinity,
      },
    )
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw errors[0]
    const hoisted = HOISTED.exec(html)?.[0] ?? ''
    return { head: hoisted, styles: sheet.getStyleTags(), body: html.slice(hoisted.length) }
  } finally {
    sheet.seal()
  }
}

/** Renders a public page. @param i18n with the texts of all public pages */
export const renderPage = (i18n: I18n, path: string, data: PageData): Promise<RenderedPage> =>
  render(i18n, path, <App i18n={i18n} files={new SiteFiles(path, data)} />)

/** Renders the banner that stands before every public page of a closed site. */
export const renderBanner = (i18n: I18n): Promise<RenderedPage> =>
  render(
    i18n,
    paths.home,
    <I18nProvider i18n={i18n}>
      <ClosedBanner />
    </I18nProvider>,
  )

/** Renders the loading screen that /dashboard shows until its code is loaded. */
export const renderShell = (i18n: I18n, { content }: PageData): Promise<RenderedPage> =>
  render(
    i18n,
    paths.dashboard,
    <I18nProvider i18n={i18n}>
      <ContentProvider value={content}>
        <LoadingScreen />
      </ContentProvider>
    </I18nProvider>,
  )
