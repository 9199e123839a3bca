import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { DrawFixedArt } from '#components/needlework/lazy-pattern.tsx'
import { drawFixedArt } from '#lib/needlework.ts'
import { paths } from '#lib/paths.ts'
import { App } from './app.tsx'
import { LoadingScreen } from './dashboard/loading-screen.tsx'
import { loadTexts, makeI18n } from './i18n.ts'
import { publicPages } from './pages.ts'

export interface PrerenderedPage {
  /** Address and, with `.html`, the file. */
  path: string
  /** Title, meta and styles. */
  head: string
  /** What stands in `#root`. */
  body: string
}

/** Every address that gets a file of its own; `/404` also answers for every unknown one. */
export const addresses: readonly string[] = [...publicPages.map(({ pattern }) => pattern), paths.notFound]

// React writes a component's title, meta and link elements before the markup itself
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders with styles of its own; waits for everything lazy in it. */
async function render(path: string, content: ReactNode): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <DrawFixedArt value={drawFixedArt}>
          <StaticRouter location={path}>{content}</StaticRouter>
        </DrawFixedArt>,
      ),
    )
    const html = await new Response(prelude).text()
    const hoisted = HOISTED.exec(html)?.[0] ?? ''
    return { path, head: hoisted + sheet.getStyleTags(), body: html.slice(hoisted.length) }
  } finally {
    sheet.seal()
  }
}

/** A public page with its texts. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const i18n = makeI18n()
  await Promise.all([loadTexts(i18n, 'public'), loadTexts(i18n, 'accounts')])
  return render(path, <App i18n={i18n} />)
}

/** What stands in the shell of /dashboard until its code has arrived. */
export async function prerenderShell(): Promise<PrerenderedPage> {
  const i18n = makeI18n()
  await Promise.all([loadTexts(i18n, 'public'), loadTexts(i18n, 'dashboard')])
  return render(
    paths.dashboard,
    <I18nProvider i18n={i18n}>
      <LoadingScreen />
    </I18nProvider>,
  )
}
