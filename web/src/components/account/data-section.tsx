import { Trans, useLingui } from '@lingui/react/macro'
import { exportOwnData } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import { today } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { saveFile } from '#lib/firebase/save-file.ts'
import { useTexts } from '#lib/format/texts.ts'
import { AccountSection } from './account-section.tsx'
import { SavedLine, useSaving } from './saving.tsx'

/** Shows a button that downloads all stored data about the signed-in user as a ZIP file. */
export function DataSection({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const { server } = useTexts()
  const { saving, save } = useSaving(server.unreachable)
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    setIsBusy(true)
    await save(() =>
      saveFile(addressOf(exportOwnData), `${user.username}-${today()}.zip`, {}, t`Download your data`),
    )
    setIsBusy(false)
  }

  return (
    <AccountSection
      id="your-data"
      title={t`Your data`}
      why={<Trans>All the data we hold about you: what you told us, our decisions and your pictures.</Trans>}
    >
      <SavedLine saving={saving} savedText={(time) => t`Downloaded at ${time}`}>
        <Button type="button" $kind="line" aria-busy={isBusy} onClick={() => void download()}>
          <WorkIcon name="download" />
          <Trans>Download my data</Trans>
        </Button>
      </SavedLine>
      <p>
        <Trans>The ZIP file contains your identity card. Keep it safe.</Trans>
      </p>
    </AccountSection>
  )
}
