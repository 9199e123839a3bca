import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Progress } from '#components/forms/progress.tsx'

const Box = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  margin-block-start: var(--s2);
  font-size: var(--t-s);
  > :first-child {
    inline-size: 100%;
  }
`

interface UploadProgressProps {
  /** 0 to 100 */
  percent: number
  onStop: () => void
}

/** Shows the progress of an upload, with a button to stop it. */
export function UploadProgress({ percent, onStop }: UploadProgressProps) {
  const { t } = useLingui()
  return (
    <Box>
      <Progress label={t`Uploading the picture`} percent={percent} />
      <output>
        {percent < 100 ? (
          <Trans>The picture is being uploaded. You can continue editing.</Trans>
        ) : (
          <Trans>The picture is uploaded and is being processed.</Trans>
        )}
      </output>
      {percent < 100 && (
        <Button type="button" $kind="line" $small onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      )}
    </Box>
  )
}
