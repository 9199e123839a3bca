import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Suspense } from 'react'
import { Toasts } from '#components/overlay/toasts.tsx'
import { SiteFilesProvider } from '#lib/page-data/site-files-context.tsx'
import type { SiteFiles } from '#lib/page-data/site-files.ts'
import { PageContent } from './page-content.tsx'
import { Ready } from './ready.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { AppRoutes } from './routes.tsx'
import { ScrollManager } from './scroll-manager.tsx'

interface AppProps {
  i18n: I18n
  /** With that of the page itself. */
  files: SiteFiles
  /** Called once, when the page answers to its user. */
  onReady?: (() => void) | undefined
}

/** Everything inside the router. Without StrictMode: live Firestore listeners can break in it (firebase-js-sdk #9729). */
export const App = ({ i18n, files, onReady }: AppProps) => (
  <I18nProvider i18n={i18n}>
    <SiteFilesProvider value={files}>
      <PageContent>
        <RouteBoundary>
          <Suspense fallback={null}>
            <AppRoutes />
            <ScrollManager />
            <Toasts />
            <Ready onReady={onReady} />
          </Suspense>
        </RouteBoundary>
      </PageContent>
    </SiteFilesProvider>
  </I18nProvider>
)
