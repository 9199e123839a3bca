import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useLocation, useNavigationType, matchPath } from 'react-router-dom'
import { RouteBoundary } from '#components/feedback/route-boundary.tsx'
import { Toasts } from '#components/overlay/toasts.tsx'
import {
  SiteFilesProvider,
  useSiteFile,
  useSiteFiles,
  type SiteFiles,
  type SiteFile,
} from '#lib/page-data/site-files.ts'
import { ContentProvider } from '#lib/page-data/content.tsx'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import type { PageData } from '#lib/page-data/page-data.ts'
import { AppRoutes } from './routes.tsx'
import { fetchPostOrEvent } from './fetch-post-or-event.ts'
import { findPage } from './find-page.ts'
import { publicPages, type Page } from './pages.ts'

/** What lists show if their file could not be loaded. */
const NOTHING: PageData = {
  content: {},
  blogs: { items: [], total: 0, etag: '', version: 0 },
  recent: [],
}

function dataOf(file: SiteFile | undefined): PageData | undefined {
  if (file?.state === 'here') return file.data
  return file?.state === 'failed' ? NOTHING : undefined
}

/** Returns a function that fetches the post or event named in an address; undefined if none is named. */
function restRequest({ pattern, needs }: Page, pathname: string) {
  const { detail } = needs ?? {}
  const id = matchPath(pattern, pathname)?.params['id']
  return detail && id ? () => fetchPostOrEvent(detail, id) : undefined
}

/** Provides the current page with its data. After navigation it fetches the file of the new address. */
export function PageDataLoader({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const { pathname, key } = useLocation()
  useEffect(() => {
    const left = new AbortController()
    const page = findPage(publicPages, pathname)
    if (page?.needs) void files.find(pathname, left.signal, restRequest(page, pathname))
    return () => {
      left.abort()
      files.leave(pathname)
    }
  }, [files, pathname, key])
  return (
    <ContentProvider value={files.content}>
      <PageDataProvider value={dataOf(file)}>{children}</PageDataProvider>
    </ContentProvider>
  )
}

/** Scrolls to the top and moves the focus to `main` after navigation, as a full page load would. */
function ScrollManager() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const current = useRef(pathname)
  useEffect(() => {
    if (current.current === pathname) return
    current.current = pathname
    // the lines of the service worker and of `early/urdu-line.ts` are about the page before
    for (const line of document.querySelectorAll('#offline, #in-urdu')) line.remove()
    if (navigation === 'POP') return
    const find = () => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)
    const target = find()
    if (target) return target.scrollIntoView()
    scrollTo({ top: 0, behavior: 'instant' })
    const main = document.querySelector<HTMLElement>('main')
    // a page may have focused one of its fields
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    if (!hash) return
    // the target appears with the page's data
    const observer = new MutationObserver(() => {
      const late = find()
      if (!late) return
      observer.disconnect()
      late.scrollIntoView()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash, navigation])
  return null
}

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
