import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Leave = styled(Button)`
  justify-self: start;
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Below an optional file that could not be read: without it the form can be sent after all. @param label of its field */
export const LeaveOutButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Leave type="button" $kind="plain" $small onClick={onClick}>
    <span>
      <Trans>Send without a file</Trans> <Hidden>{label}</Hidden>
    </span>
  </Leave>
)
