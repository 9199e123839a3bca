import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import type { Post } from '../kinds.ts'
import { scheduleOf } from '../schedule.ts'
import type { Base } from './post-draft.ts'

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  min-block-size: 48px;
  padding: 2px var(--s4);
  border: 1px solid var(--waiting-edge);
  background: var(--waiting-tint);
  line-height: 1.35;
  > svg {
    color: var(--waiting);
  }
  > span {
    flex: 1 1 14em;
  }
`

const News = ({ children }: { children: ReactNode }) => (
  <Strip role="alert">
    <Icon name="alert" />
    {children}
  </Strip>
)

/** Says that somebody has deleted the post that is being edited. */
export const DeletedNotice = ({ children }: { children: string }) => (
  <News>
    <span>{children}</span>
  </News>
)

interface ConflictNoticeProps {
  post: Post
  /** The version on which the changes are built. */
  base: Base
  /** Shows what differs. */
  onCompare?: () => void
}

/** Says that the post was saved or published meanwhile. */
export function ConflictNotice({ post, base, onCompare }: ConflictNoticeProps) {
  const { t } = useLingui()
  const at = formatTime(post.updatedAt, useLanguage())
  const who = post.editor_name ?? t`Someone`
  // nobody may have saved it: the job publishes what is scheduled
  const isPublishedMeanwhile = post.is_published && scheduleOf(base.values.publishing) !== undefined
  return (
    <News>
      <span>
        <b>
          {isPublishedMeanwhile
            ? t`This was published at ${at}, while you were writing.`
            : t`${who} saved this at ${at}, while you were writing.`}
        </b>{' '}
        <Trans>Your text is still here.</Trans>
      </span>
      {onCompare && (
        <Button type="button" $kind="line" $small onClick={onCompare}>
          <Trans>Compare</Trans>
        </Button>
      )}
    </News>
  )
}
