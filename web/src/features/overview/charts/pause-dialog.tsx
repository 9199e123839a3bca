import { Trans, useLingui } from '@lingui/react/macro'
import { pausePublishing } from 'domain/api/site.ts'
import { ReasonDialog } from '#components/publishing/reason-dialog.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'

export interface PauseDialogProps {
  onClose: () => void
}

/** Asks why publishing is paused, and pauses it. */
export function PauseDialog({ onClose }: PauseDialogProps) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      title={t`Pause publishing?`}
      label={t`Pause publishing`}
      schema={pausePublishing.body.schema}
      send={(values) => callSignedIn(pausePublishing, values)}
      onClose={onClose}
    >
      <Trans>
        The pages stay as they are now. Whatever anybody saves, deletes or schedules follows when an admin
        resumes publishing. Searches show it at once.
      </Trans>
    </ReasonDialog>
  )
}
