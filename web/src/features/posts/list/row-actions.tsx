import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { usePublishPost } from '../api.ts'
import type { Post, PostKind } from '../kinds.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1);
  ${narrowList} {
    inline-size: 100%;
    gap: var(--s2);
  }
`
const Action = styled(MiniButton)`
  ${narrowList} {
    flex: 1;
  }
`
const Delete = styled(IconButton)`
  color: var(--danger);
`

interface RowActionsProps {
  kind: PostKind
  post: Post
  pause: Pause | undefined
  onEdit: () => void
  onSee: () => void
  onDelete: () => void
}

/** Renders the buttons of a post: publish or unpublish, edit, preview, delete. Unpublishing asks first during a pause. */
export function RowActions({ kind, post, pause, onEdit, onSee, onDelete }: RowActionsProps) {
  const { t } = useLingui()
  const { leaves } = useWhenLive(pause)
  const { title, is_published: isPublished } = post
  const { mutate, isPending } = usePublishPost(kind, post)
  const [isAsking, setIsAsking] = useState(false)
  const handlePress = () => {
    if (isPublished && pause) setIsAsking(true)
    else mutate()
  }
  return (
    <Row>
      <Action
        type="button"
        $kind={isPublished ? 'line' : 'main'}
        aria-label={isPublished ? t`Unpublish ${title}` : t`Publish ${title}`}
        aria-busy={isPending}
        onClick={handlePress}
      >
        {isPublished ? <Trans>Unpublish</Trans> : <Trans>Publish</Trans>}
      </Action>{' '}
      <Action type="button" aria-label={t`Edit ${title}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Action>
      <IconButton type="button" aria-label={t`Preview: ${title}`} onClick={onSee}>
        <WorkIcon name="eye" />
      </IconButton>
      <Delete type="button" aria-label={t`Delete ${title}`} onClick={onDelete}>
        <Icon name="bin" />
      </Delete>
      {isAsking && (
        <Question
          title={t`Unpublish “${title}”?`}
          onClose={() => setIsAsking(false)}
          answers={
            <>
              <SafeAnswer $kind="plain" onClick={() => setIsAsking(false)}>
                <Trans>Cancel</Trans>
              </SafeAnswer>
              <Button
                type="button"
                onClick={() => {
                  setIsAsking(false)
                  mutate()
                }}
              >
                <Trans>Unpublish</Trans>
              </Button>
            </>
          }
        >
          {pause ? <PausedNotice pause={pause} isLeaving /> : <p>{leaves}</p>}
        </Question>
      )}
    </Row>
  )
}
