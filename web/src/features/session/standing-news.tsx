import { Trans } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Hidden = styled.output`
  ${visuallyHidden}
`

/** Reads aloud what has become of her application while her page stands open: its view changes without a word. */
export function StandingNews({ user: { status } }: { user: UserDocument }) {
  const [atFirst] = useState(status)
  return (
    <Hidden>
      {status !== atFirst && status === 'approved' && (
        <Trans>Your application has been approved. Your page has changed.</Trans>
      )}
      {status !== atFirst && status === 'rejected' && (
        <Trans>The office has answered your application: something is missing.</Trans>
      )}
    </Hidden>
  )
}
