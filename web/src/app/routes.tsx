import { lazy, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useHref, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useSiteFile } from '#lib/page-data/site-files-context.tsx'
import { FreshPage } from './fresh-page.tsx'
import { notFoundPage, privatePages, publicPages, type Page } from './pages.ts'
import { PublicLayout } from './public/public-layout.tsx'

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
