import { Trans } from '@lingui/react/macro'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Footer } from './footer.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { SiteHeader } from './site-header.tsx'

const Page = styled.div`
  position: relative;
`
const Main = styled.main`
  &:focus {
    outline: none;
  }
`
const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: -999px;
  &:focus {
    inset: var(--s2) auto auto var(--s2);
    z-index: var(--z-toast);
    padding: var(--s3) var(--s4);
    background: var(--white);
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
      <SkipLink href="#main">
        <Trans>Skip to content</Trans>
      </SkipLink>
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
