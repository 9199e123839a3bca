import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'

interface WhileWholeProps {
  /** What is written now: with other words the piece is tried again. */
  content: unknown
  children: ReactNode
}

interface WhileWholeState {
  content: unknown
  hasFailed: boolean
}

/** A piece of a page that cannot be shown with half-written words says so, and takes nothing else with it. */
export class WhileWhole extends Component<WhileWholeProps, WhileWholeState> {
  override state: WhileWholeState = { content: undefined, hasFailed: false }

  static getDerivedStateFromProps({ content }: WhileWholeProps, state: WhileWholeState) {
    return state.content === content ? null : { content, hasFailed: false }
  }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p>
        <Trans>The preview appears when all fields are filled in.</Trans>
      </p>
    )
  }
}
