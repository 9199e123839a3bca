import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import type { ShownUser } from './shown-user.ts'
import { useChange } from './use-changes.ts'

const Note = styled.span`
  && {
    overflow: hidden;
    padding-inline: var(--s2);
    border-inline-start: 4px solid var(--waiting-edge);
    background: var(--waiting-tint);
    color: var(--ink);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/**
 * What has changed of an application while it was looked at. One line in the place of another one: a row that grew would
 * push the next one's button under the pointer.
 */
export function ChangeNote({ shown, id }: { shown: ShownUser; id: string }) {
  const change = useChange(shown)
  return (
    <Note id={id} title={change}>
      <Trans>Changed: {change}</Trans>
    </Note>
  )
}
