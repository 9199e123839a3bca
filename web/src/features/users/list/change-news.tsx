import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { ShownUser } from './shown-user.ts'
import { useChange } from './use-changes.ts'

const Hidden = styled.div`
  ${visuallyHidden}
`

function News({ shown }: { shown: ShownUser }) {
  const change = useChange(shown)
  const name = shown.first.full_name
  return (
    <p>
      <Trans>
        The application of {name} has changed: {change}.
      </Trans>
    </p>
  )
}

/** Reads aloud what changes of the applications on this page, as it happens. */
export const ChangeNews = ({ rows }: { rows: readonly ShownUser[] }) => (
  <Hidden aria-live="polite">
    {rows
      .filter(({ hasChanged }) => hasChanged)
      .map((shown) => (
        <News key={`${shown.user.id} ${shown.user.revision}`} shown={shown} />
      ))}
  </Hidden>
)
