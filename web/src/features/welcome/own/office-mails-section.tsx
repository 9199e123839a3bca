import { Trans, useLingui } from '@lingui/react/macro'
import { changeOfficeMails } from 'domain/api/accounts.ts'
import { USUAL_OFFICE_MAILS } from 'domain/office/office-mails.ts'
import type { OfficeMails, UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import { AccountSection } from '#components/account/account-section.tsx'
import { SavedLine, useSaving } from '#components/account/saving.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useTexts } from '#lib/format/texts.ts'

/** Lets an admin choose the e-mails about the office. Each choice is saved at once. */
export function OfficeMailsSection({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const { server } = useTexts()
  const { saving, save } = useSaving(server.unreachable)
  const stored = user.office_mails ?? USUAL_OFFICE_MAILS
  /** The last choice; before it, what is stored. */
  const [chosen, setChosen] = useState<OfficeMails>()
  const shown = chosen ?? stored
  const choose = async (next: OfficeMails) => {
    setChosen(next)
    const isSaved = await save(() => callSignedIn(changeOfficeMails, next))
    if (!isSaved) setChosen(shown)
  }
  return (
    <AccountSection
      id="office-mails"
      title={t`E-mails from the office`}
      why={<Trans>They say how many wait and for how long. They name nobody.</Trans>}
    >
      <div>
        <Tick>
          <input
            type="checkbox"
            checked={shown.daily}
            aria-describedby="office-mails-daily"
            onChange={({ target }) => void choose({ ...shown, daily: target.checked })}
          />
          <Trans>One e-mail a day</Trans>
        </Tick>
        <Hint id="office-mails-daily">
          <Trans>At 9 in the morning, only when something is pending or wrong.</Trans>
        </Hint>
      </div>
      <div>
        <Tick>
          <input
            type="checkbox"
            checked={shown.applications}
            aria-describedby="office-mails-applications"
            onChange={({ target }) => void choose({ ...shown, applications: target.checked })}
          />
          <Trans>One e-mail for each new application</Trans>
        </Tick>
        <Hint id="office-mails-applications">
          <Trans>As soon as it arrives.</Trans>
        </Hint>
      </div>
      <SavedLine saving={saving}>{null}</SavedLine>
    </AccountSection>
  )
}
