import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, Button } from '#components/controls/button.tsx'
import { OfficeHours } from '#components/dashboard/office-hours.tsx'
import { logOut } from './log-out.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** Signed in, but nothing is stored of her: never applied, or removed. */
export function StrangerScreen() {
  const { t } = useLingui()
  return (
    <NoticeScreen title={t`There is no application for this account`}>
      <p>
        <Trans>It may have been deleted, or we may not have received your form.</Trans> <OfficeHours />
      </p>
      <Actions>
        <Button type="button" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </Button>
      </Actions>
    </NoticeScreen>
  )
}
