import { lazy, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useSiteFile } from '#lib/page-data/site-files-context.tsx'
import { OnePage } from './one-page.tsx'
import { notFoundPage, privatePages, publicPages, type Page } from './pages.ts'
import { PublicLayout } from './public/public-layout.tsx'

const toElement = ({ load, shown }: Page) => {
  const Lazy = lazy(async () => ({ default: await load() }))
  return shown?.one ? (
    <OnePage>
      <Lazy />
    </OnePage>
  ) : (
    <Lazy />
  )
}

const withElements = (pages: readonly Page[]) =>
  pages.map((page) => ({ pattern: page.pattern, element: toElement(page) }))

const publicRoutes = withElements(publicPages)
const privateRoutes = withElements(privatePages)

const LazyNotFound = lazy(async () => ({ default: await notFoundPage.load() }))

/** Takes the place of a page that is being read: nothing waits if its code is there, which would hide all, and lose the focus. */
function NotFound() {
  const [Found] = useState(() => notFoundPage.loaded() ?? LazyNotFound)
  return <Found />
}

/** Which page stands at which address, and in which layout. */
export const AppRoutes = () => {
  const location = useLocation()
  const isMissing = useSiteFile()?.state === 'missing'
  return (
    // an address of the right form may have nothing all the same, such as that of a post that is gone; always told where it
    // is, since all would be made anew, and lose the focus, where it is told only then
    <Routes location={isMissing ? paths.notFound : location}>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      <Route path={paths.register} element={<Navigate to={paths.signup} replace />} />
      <Route element={<PublicLayout />}>
        {publicRoutes.map(({ pattern, element }) => (
          <Route key={pattern} path={pattern} element={element} />
        ))}
      </Route>
      {privateRoutes.map(({ pattern, element }) => (
        <Route key={pattern} path={pattern} element={element} />
      ))}
      <Route element={<PublicLayout isFound={false} />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
