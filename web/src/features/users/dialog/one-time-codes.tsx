import { Trans, useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import { SavedLine, useSaving } from '#components/account/saving.tsx'
import { Actions, Button } from '#components/controls/button.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useTexts } from '#lib/format/texts.ts'
import { resetCodes } from '../api.ts'

/** Says that a user has one-time codes, and resets them for somebody who has lost them. */
export function OneTimeCodes({ user }: { user: WithId<UserDocument> }) {
  const { t } = useLingui()
  const { server } = useTexts()
  const { saving, save } = useSaving(server.unreachable)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const reset = async () => {
    setIsBusy(true)
    if (await save(() => resetCodes(user))) setIsAsking(false)
    setIsBusy(false)
  }

  if (!user.second_factor && !saving.savedAt) return null
  return (
    <div className="wide">
      <dt>
        <Trans>One-time codes</Trans>
      </dt>
      <dd>
        {isAsking && (
          <p>{t`${user.full_name} then signs in with the password alone. Make sure that it is the owner who asks.`}</p>
        )}
        <SavedLine saving={saving} savedText={(time) => t`Reset at ${time}`}>
          {isAsking ? (
            <Actions>
              <Button type="button" $kind="danger" $small aria-busy={isBusy} onClick={() => void reset()}>
                <Trans>Reset one-time codes</Trans>
              </Button>
              <Button type="button" $kind="plain" $small onClick={() => setIsAsking(false)}>
                <Trans>Cancel</Trans>
              </Button>
            </Actions>
          ) : (
            user.second_factor && (
              <Button type="button" $kind="line" $small onClick={() => setIsAsking(true)}>
                <Trans>Reset...</Trans>
              </Button>
            )
          )}
        </SavedLine>
      </dd>
    </div>
  )
}
