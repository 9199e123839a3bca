import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter, Link } from 'react-router-dom'
import styled, { ServerStyleSheet } from 'styled-components'
import { prefixOf } from 'domain/texts/languages.ts'
import { Trans } from '@lingui/react/macro'
import { NeedleworkAtHand } from '#components/needlework/lazy-pattern.tsx'
import { asLanguage } from '#lib/format/texts.ts'
import { ContentProvider } from '#lib/page-data/content.tsx'
import * as needlework from '#lib/needlework.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { SiteFiles } from '#lib/page-data/site-files.ts'
import { App } from '#app/app.tsx'
import { LoadingScreen } from '#app/dashboard/loading-screen.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'

/* the app may go on to the dashboard, which has no #top */
const Box = styled.aside`
  &:not(:has(~ #root #top)) {
    display: none;
  }
  display: flex;
  gap: var(--s3);
  align-items: center;
  justify-content: center;
  min-block-size: 56px;
  padding: var(--s2) 20px;
  border-block-end: 4px dashed var(--genda-deep);
  background: var(--waiting-tint);
  font-size: 1rem;
  line-height: 1.4;
  > svg {
    flex: none;
    color: var(--waiting);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-inline-start: var(--s2);
    font-weight: 600;
  }
  ${media.belowTablet} {
    align-items: start;
    justify-content: start;
    padding-block: var(--s3) 0;
    a {
      display: flex;
      margin-inline-start: 0;
    }
  }
`

/** Says that the site is not open. It stands before the app, so that no page loads script for it. */
const ClosedBanner = () => (
  <Box>
    <Icon name="info" />
    <p>
      <b>
        <Trans>This site is not open.</Trans>
      </b>{' '}
      <Trans>We are entering our details. Some names and numbers may be examples.</Trans>{' '}
      <Link to={paths.contact}>
        <Trans>Write to us</Trans>
      </Link>
    </p>
  </Box>
)

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
