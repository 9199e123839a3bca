import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useLingui } from '@lingui/react/macro'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { RouteBoundary } from '#components/feedback/route-boundary.tsx'
import { OfflineLine } from '#components/feedback/offline-line.tsx'
import { useOnline } from '#lib/browser/use-online.ts'
import { DashboardHeader } from './dashboard-header.tsx'
import { RailOverlay } from './rail/rail-overlay.tsx'
import { Rail } from './rail/rail.tsx'
import type { SignedInUser } from './rail/signed-in-as.tsx'
import type { View } from './rail/view.ts'
import { useSearch } from './rail/use-search.tsx'

/* below the header of phones, so that the menu stays reachable */
const ConnectionPlace = styled.output`
  display: block;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-bar);

  ${media.belowDesktop} {
    inset-block-start: 60px;
  }
`

/**
 * Shows above the views that there is no connection, or that it is not back yet.
 * @param isHeard whether the server can be reached; an online device may still not reach it
 */
function ConnectionBar({ isHeard }: { isHeard: boolean }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const offline = t`You are offline. This page may be out of date, and nothing can be saved.`
  const text = isOnline ? !isHeard && t`Reconnecting...` : offline
  // rendered before it has text, so that screen readers announce it
  return <ConnectionPlace>{text && <OfflineLine>{text}</OfflineLine>}</ConnectionPlace>
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  min-block-size: 100dvh;
  font-size: 1rem;
  line-height: 1.5;

  ${media.forcedColours} {
    && [aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`

const Side = styled.div`
  ${onNight}
  position: sticky;
  inset-block-start: 0;
  block-size: 100dvh;

  ${media.belowDesktop} {
    display: none;
  }
  ${media.forcedColours} {
    border-inline-end: 1px solid;
  }
`

const Work = styled.main`
  min-inline-size: 0;
  padding: var(--s6) clamp(16px, 3vw, 40px) var(--s8);
  container-type: inline-size;

  &:focus {
    outline: none;
  }
  ${media.belowTablet} {
    padding-block-start: var(--s5);
  }
`

interface DashboardLayoutProps {
  views: readonly View[]
  /** Undefined if the URL names none. */
  view: View | undefined
  signedIn: SignedInUser
  /** Whether the server can be reached. */
  isHeard: boolean
  children: ReactNode
}

/**
 * Scrolls to the top and moves the focus when a view was chosen in the rail. Tabs of a view keep the focus.
 */
function useStartOfView() {
  const work = useRef<HTMLElement>(null)
  const isExpected = useRef(false)
  const location = useLocation()
  useEffect(() => {
    if (!isExpected.current) return
    isExpected.current = false
    scrollTo({ top: 0, behavior: 'instant' })
    work.current?.focus({ preventScroll: true })
  }, [location])
  const expectView = () => {
    isExpected.current = true
  }
  return { work, expectView }
}

/** Lays out rail and work area. On phones a header's menu opens the rail over the page. */
export function DashboardLayout({ views, view, signedIn, isHeard, children }: DashboardLayoutProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { work, expectView } = useStartOfView()
  const handleChoose = () => {
    setIsOpen(false)
    expectView()
  }
  const { openSearch, dialog: search } = useSearch({ views, actor: signedIn.actor, onChoose: handleChoose })
  const rail = { views, view, signedIn, onChoose: handleChoose }
  return (
    <Frame>
      <SkipLink />
      <Side>
        <Rail {...rail} onSearch={openSearch} />
      </Side>
      {isOpen && <RailOverlay {...rail} onClose={() => setIsOpen(false)} />}
      {search}
      <div>
        <DashboardHeader
          view={view}
          user={signedIn.user}
          isOpen={isOpen}
          onOpen={() => setIsOpen(true)}
          onSearch={openSearch}
        />
        <ConnectionBar isHeard={isHeard} />
        <Work ref={work} id="main" tabIndex={-1}>
          <RouteBoundary>{children}</RouteBoundary>
        </Work>
      </div>
    </Frame>
  )
}
