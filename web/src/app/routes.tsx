import { lazy, useEffect, useState, useRef, type ReactNode } from 'react'
import { Navigate, Route, Routes, useHref, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useSiteFile, useSiteFiles } from '#lib/page-data/site-files.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { isInHand, useFreshness } from '#lib/browser/use-freshness.ts'
import { notFoundPage, privatePages, publicPages, type Page } from './pages.ts'
import { PublicLayout } from './public/public-layout.tsx'
import { fetchNewer } from './fetch-post-or-event.ts'

/** Moves the focus to `main` before the focused part is removed. */
function saveFocus() {
  const main = document.querySelector('main')
  if (isInHand(main)) main?.focus({ preventScroll: true })
}

/**
 * Keeps the page of one post or event up to date. It shows a newer version while the reader does nothing, and the
 * not-found page once the post or event is gone.
 * @throws the error with which the page's file could not be loaded
 */
function FreshPage({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const data = usePageData()
  const { pathname } = useLocation()
  const here = useRef('')
  useEffect(() => {
    here.current = pathname
    return () => {
      here.current = ''
    }
  }, [pathname])
  useFreshness(async () => {
    const newer = data && (await fetchNewer(data))
    if (newer === 'gone') {
      await notFoundPage.load()
      if (here.current === pathname) saveFocus()
      files.remove(pathname)
    } else if (newer && !isInHand(document.querySelector('main article'))) files.change(pathname, newer)
  }, data && pathname)
  if (file?.state === 'failed') throw file.error
  return children
}

const toElement = ({ load, needs }: Page) => {
  const Lazy = lazy(async () => ({ default: await load() }))
  return needs?.detail ? (
    <FreshPage>
      <Lazy />
    </FreshPage>
  ) : (
    <Lazy />
  )
}

const withElements = (pages: readonly Page[]) =>
  pages.map((page) => ({ pattern: page.pattern, element: toElement(page) }))

const publicRoutes = withElements(publicPages)
const privateRoutes = withElements(privatePages)

const LazyNotFound = lazy(async () => ({ default: await notFoundPage.load() }))

/** Renders the not-found page. If its code is loaded it does not suspend, which would hide the page and lose the focus. */
function NotFound() {
  const [Found] = useState(() => notFoundPage.loaded() ?? LazyNotFound)
  return <Found />
}

/** Opens the dashboard, which has one address in all languages, from a page of another language. */
function OpenDashboard() {
  const { search } = useLocation()
  useEffect(() => location.replace(paths.dashboard + search), [search])
  return null
}

/** Maps each address to its page and layout. */
export const AppRoutes = () => {
  const location = useLocation()
  const isTranslated = useHref(paths.root) !== paths.root
  const isMissing = useSiteFile()?.state === 'missing'
  return (
    // A valid address may have no content, such as that of a deleted post. `location` is always given: adding it
    // later would mount every route again and lose the focus.
    <Routes location={isMissing ? paths.notFound : location}>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      <Route path={paths.register} element={<Navigate to={paths.signup} replace />} />
      <Route element={<PublicLayout />}>
        {publicRoutes.map(({ pattern, element }) => (
          <Route key={pattern} path={pattern} element={element} />
        ))}
      </Route>
      {privateRoutes.map(({ pattern, element }) => (
        <Route key={pattern} path={pattern} element={isTranslated ? <OpenDashboard /> : element} />
      ))}
      <Route element={<PublicLayout isFound={false} />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
