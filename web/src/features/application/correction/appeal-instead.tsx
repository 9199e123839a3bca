import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { goToAppeal } from '../appeal/appeal-sheet.tsx'

const Lead = styled(Button)`
  margin-inline-start: calc(-1 * var(--s3));
`

/** What to do for whom everything is as it should be. */
export const AppealInstead = () => (
  <>
    <Trans>Is everything you sent correct? Then tell the office below this form.</Trans>{' '}
    <Lead type="button" $kind="plain" $small onClick={goToAppeal}>
      <Trans>Nothing to correct?</Trans>
    </Lead>
  </>
)
