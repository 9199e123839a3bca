import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useSiteFile } from '#lib/site-files-context.tsx'
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
const notFound = toElement(notFoundPage)

/** Which page stands at which address, and in which layout. */
export const AppRoutes = () => (
  // an address of the right form may have nothing all the same, such as that of a post that is gone
  <Routes {...(useSiteFile()?.state === 'missing' && { location: paths.notFound })}>
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
      <Route path="*" element={notFound} />
    </Route>
  </Routes>
)
