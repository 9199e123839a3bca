import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from './error-screen.tsx'

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
