import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { RouteBoundary } from '#components/feedback/route-boundary.tsx'
import { Toasts } from '#components/overlay/toasts.tsx'
import { SiteFilesProvider } from '#lib/page-data/site-files-context.tsx'
import type { SiteFiles } from '#lib/page-data/site-files.ts'
import { PageDataLoader } from './page-data-loader.tsx'
import { AppRoutes } from './routes.tsx'
import { ScrollManager } from './scroll-manager.tsx'

/** Sets `<html data-ready>` when the page around it is hydrated. */
function Ready({ onReady }: { onReady?: (() => void) | undefined }) {
  const ready = useEffectEvent(() => onReady?.())
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    ready()
  }, [])
  return null
}

interface AppProps {
  i18n: I18n
  /** The files of this visit, with the current page's own. */
  files: SiteFiles
  /** Called once, when the page is hydrated. */
  onReady?: (() => void) | undefined
}

/** Renders everything inside the router. No StrictMode: it can break live Firestore listeners (firebase-js-sdk #9729). */
export const App = ({ i18n, files, onReady }: AppProps) => (
  <I18nProvider i18n={i18n}>
    <SiteFilesProvider value={files}>
      <PageDataLoader>
        <RouteBoundary>
          <Suspense fallback={null}>
            <AppRoutes />
            <ScrollManager />
            <Toasts />
            <Ready onReady={onReady} />
          </Suspense>
        </RouteBoundary>
      </PageDataLoader>
    </SiteFilesProvider>
  </I18nProvider>
)
