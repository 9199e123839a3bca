import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Actions, Button, ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { ChunkError } from '#lib/loading/load-chunk.ts'
import { paths } from '#lib/paths.ts'

const Screen = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  padding-block: var(--section);
`

/** Shows that a page has failed. */
const ErrorScreen = ({ error }: { error: unknown }) => (
  <Screen role="alert">
    <h1>
      <Trans>Unexpected Application Error!</Trans>
    </h1>
    <p>{error instanceof Error ? error.message : String(error)}</p>
    {error instanceof ChunkError && (
      <p>
        <Trans>Part of this page could not be loaded. Check your connection.</Trans>
      </p>
    )}
    <Actions>
      <Button type="button" onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </Button>
      {/* a full page load, which discards the broken state */}
      <ButtonLink $kind="line" to={paths.home} reloadDocument>
        <Trans>Back to home</Trans>
      </ButtonLink>
    </Actions>
  </Screen>
)

interface CatcherProps {
  /** Another one clears the error. */
  resetKey: string
  children: ReactNode
}

class Catcher extends Component<CatcherProps, { error: unknown; caughtAt: string }> {
  override state = { error: undefined as unknown, caughtAt: '' }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') }
  }

  static getDerivedStateFromProps({ resetKey }: CatcherProps, state: { error: unknown; caughtAt: string }) {
    return state.caughtAt === resetKey ? null : { error: undefined, caughtAt: resetKey }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorScreen error={this.state.error} />
  }
}

/** Keeps the failure of one page, or of one view of the dashboard, to it: going to another address clears it. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return <Catcher resetKey={pathname + search}>{children}</Catcher>
}
