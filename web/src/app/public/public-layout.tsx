import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { RouteBoundary } from '#components/feedback/route-boundary.tsx'
import { Footer } from './footer.tsx'
import { SiteHeader } from './site-header.tsx'

const Page = styled.div`
  position: relative;
`
const Main = styled.main`
  &:focus {
    outline: none;
  }
`

/**
 * Top bar, navigation and footer around every public page.
 * @param isFound false for the page that answers unknown addresses: it marks nothing in the navigation as current,
 * whatever the address, since one file answers for all of them
 */
export function PublicLayout({ isFound = true }: { isFound?: boolean }) {
  const { pathname } = useLocation()
  return (
    <Page id="top">
      <SkipLink />
      <SiteHeader current={isFound ? pathname : ''} />
      <Main id="main" tabIndex={-1}>
        <RouteBoundary>
          <Outlet />
        </RouteBoundary>
      </Main>
      <Footer />
    </Page>
  )
}
