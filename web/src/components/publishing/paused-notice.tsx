import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { PublishButton } from './publish-button.tsx'
import type { Pause } from './use-pause.ts'

const Words = styled.div`
  display: grid;
  gap: var(--s1);
  justify-items: start;
  overflow-wrap: anywhere;
`

interface PausedNoticeProps {
  pause: Pause | undefined
  /** Whether something is about to leave the website, where visitors still see it. */
  isLeaving?: boolean
}

/** Says since when publishing is paused and why, with the button that ends it for admins. Nothing without a pause. */
export function PausedNotice({ pause, isLeaving = false }: PausedNoticeProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!pause) return null
  const { at, reason, mayResume } = pause
  const since = formatMinute(at, language)
  return (
    <Note tone="waiting">
      <Words>
        <b>
          {isLeaving
            ? t`Publishing is paused. The website still shows this until publishing is resumed.`
            : t`Publishing is paused. Changes stay off the website.`}
        </b>
        <p>
          {t`Since ${since}:`} <bdi>{reason}</bdi>
        </p>
        {mayResume ? (
          <PublishButton kind="resume" />
        ) : (
          <p>
            <Trans>An admin can resume publishing.</Trans>
          </p>
        )}
      </Words>
    </Note>
  )
}
