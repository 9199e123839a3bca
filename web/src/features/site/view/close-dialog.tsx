import { Trans, useLingui } from '@lingui/react/macro'
import { closeSite } from 'domain/api/site.ts'
import { ReasonDialog } from '#components/publishing/reason-dialog.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'

export interface CloseDialogProps {
  onClose: () => void
}

/** Asks why the site is closed, and closes it. */
export function CloseDialog({ onClose }: CloseDialogProps) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      title={t`Close the site?`}
      label={t`Close the site`}
      schema={closeSite.body.schema}
      send={(values) => callSignedIn(closeSite, values, { about: t`Close the site` })}
      onClose={onClose}
    >
      <Trans>
        It takes no donations from now on. Every page says that the site is not open, and search engines
        remove it within days. Sign-up and messages still work. You can open it again at any time.
      </Trans>
    </ReasonDialog>
  )
}
