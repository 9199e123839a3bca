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
 * Renders top bar, navigation and footer around every public page.
 * @param isFound false for the page of unknown addresses: one file answers for all of them, so no link is marked as current
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
