import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT, UPLOAD } from 'domain/limits.ts'
import { formatRule } from 'domain/values/rule.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { Progress } from '#components/forms/progress.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { readPicture } from '#lib/files/read-picture.ts'
import { useTexts } from '#lib/format/texts.ts'
import { removePicture, savePicture } from '../api.ts'
import { UnusableFileError } from '#lib/files/unusable-file.ts'
import { AccountSection } from '#components/account/account-section.tsx'
import { SavedLine, useSaving } from '#components/account/saving.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s5);
  align-items: center;
`

const Choice = styled.div`
  display: grid;
  gap: var(--s3);
  flex: 1 1 16em;
`

const megabytes = UPLOAD.fileBytes / 1024 / 1024

/** Renders the own profile picture. Sends a picture as soon as it is chosen. */
export function PictureSection({ user }: { user: WithId<UserDocument> }) {
  const { t } = useLingui()
  const texts = useTexts()
  const { saving, save, refuse } = useSaving()
  const [percent, setPercent] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const hasPicture = user.profile_image !== ''

  const send = (picture: File) => {
    setPercent(0)
    return savePicture(picture, setPercent)
  }
  const change = async (work: () => Promise<unknown>) => {
    setIsBusy(true)
    const isSaved = await save(work)
    setPercent(undefined)
    setIsBusy(false)
    return isSaved
  }
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    target.value = '' // the same file can be chosen again
    if (!chosen || isBusy) return
    try {
      const picture = await readPicture(chosen, 'profile_image')
      await change(() => send(picture))
    } catch (error) {
      if (!(error instanceof UnusableFileError)) throw error
      refuse(formatRule(texts, error.rule))
    }
  }
  const remove = async () => {
    // the pressed button disappears with the picture
    if (await change(() => removePicture())) chooser.current?.focus()
  }

  return (
    <AccountSection
      id="your-picture"
      title={t`Your picture`}
      why={<Trans>It is shown beside your name. Without a picture, your pattern is shown.</Trans>}
    >
      <Row>
        <PersonPicture user={user} size="medium" />
        <Choice>
          <Hint>{t`JPEG, PNG or WebP, up to ${megabytes} MB. A picture can be removed at any time.`}</Hint>
          <SavedLine saving={saving}>
            <input
              ref={input}
              type="file"
              accept={IMAGE_ACCEPT}
              aria-label={t`Your picture`}
              hidden
              onChange={handleChange}
            />
            <Button
              ref={chooser}
              type="button"
              $kind="line"
              $small
              aria-busy={isBusy}
              onClick={() => input.current?.click()}
            >
              <Icon name="upload" />
              <Trans>Choose a picture</Trans>
            </Button>
            {hasPicture && (
              <Button type="button" $kind="plain" $small aria-disabled={isBusy} onClick={() => void remove()}>
                <Trans>Remove the picture</Trans>
              </Button>
            )}
          </SavedLine>
          {percent !== undefined && <Progress label={t`Sending the picture`} percent={percent} />}
        </Choice>
      </Row>
    </AccountSection>
  )
}
