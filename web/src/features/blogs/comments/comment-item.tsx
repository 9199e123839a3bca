import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { DateText } from '#components/layout/date-text.tsx'
import { Portrait } from '#components/needlework/avatar.tsx'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { CommentFormProps } from './comment-form.tsx'
import { LiveCommentForm } from './live-comment-form.tsx'
import type { ShownComment } from './comment-threads.ts'
import { PendingChip } from './pending-chip.tsx'

const ReplyBox = styled.section`
  ${onKora}
  padding: var(--s4) var(--s5) var(--s5);
  textarea {
    min-block-size: 96px;
  }
  &:focus {
    outline: none;
  }
`
const ReplyHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s3);
  margin-block-end: var(--s2);
`

interface ReplyFormProps extends CommentFormProps {
  /** Name of the person who gets the reply. */
  whom: ReactNode
  onCancel: () => void
}

/** Renders the reply form below a comment and takes the focus. The opener restores the focus on closing. */
function ReplyForm({ whom, onCancel, ...form }: ReplyFormProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const id = `reply-to-${form.parent}`
  return (
    <ReplyBox ref={box} tabIndex={-1} aria-labelledby={id}>
      <ReplyHead>
        <b id={id}>
          <Trans>Reply to {whom}</Trans>
        </b>
        <Button type="button" $kind="plain" $small onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </ReplyHead>
      <LiveCommentForm {...form} />
    </ReplyBox>
  )
}

const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: var(--s4);
  padding-block-end: var(--s5);
  overflow-wrap: anywhere;
  ${media.belowTablet} {
    gap: var(--s3);
  }
`
const Figure = styled(Portrait)`
  inline-size: 44px;
  border-radius: var(--radius);
  align-self: start;
`
const Words = styled.div<{ $isWaiting: boolean }>`
  > p {
    max-inline-size: 38em;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  ${({ $isWaiting }) =>
    $isWaiting && 'padding: var(--s3) var(--s4); margin-block-start: -12px; background: var(--waiting-tint);'}
`
const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 12px;
  min-block-size: 26px;
  line-height: 1.4;
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`
const Reply = styled(Button)`
  ${notPrinted}
  margin-inline-start: calc(-1 * var(--s3));
`
const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--t-s);
`
const Hidden = styled.span`
  ${visuallyHidden}
`

const Name = ({ comment: { name, website } }: { comment: ShownComment }) =>
  website ? (
    <a href={website} target="_blank" rel="nofollow ugc noopener noreferrer">
      <b>
        <bdi>{name}</bdi>
      </b>
      <Hidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </Hidden>
    </a>
  ) : (
    <b>
      <bdi>{name}</bdi>
    </b>
  )

interface CommentItemProps extends Pick<ReplyFormProps, 'blog' | 'onSent'> {
  comment: ShownComment
}

/** Renders a comment with its reply button; the reply form opens below it. */
export function CommentItem({ comment, blog, onSent }: CommentItemProps) {
  const { id, name, createdAt, isWaiting = false } = comment
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  // as an element: Lingui reads tags and escape sequences in a text that it fills in
  const whom = <bdi>{name}</bdi>
  return (
    <Item>
      <Figure seed={name} size="small" done={isWaiting ? 0.5 : 1} />
      <Words $isWaiting={isWaiting}>
        <By>
          {isWaiting ? (
            <b>
              <Trans>You</Trans>
            </b>
          ) : (
            <Name comment={comment} />
          )}
          {isWaiting ? <PendingChip /> : <DateText at={createdAt} />}
        </By>
        <p>{comment.comment}</p>
        {isWaiting ? (
          <Small>
            <Trans>Only you can see this until we approve it.</Trans>
          </Small>
        ) : (
          <Reply
            ref={opener}
            type="button"
            $kind="plain"
            $small
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            <Icon name="reply" />
            <span>
              <Trans>Reply</Trans>
              <Hidden>
                {' '}
                <Trans>to {whom}</Trans>
              </Hidden>
            </span>
          </Reply>
        )}
        {isOpen && <ReplyForm blog={blog} parent={id} whom={whom} onSent={onSent} onCancel={close} />}
      </Words>
    </Item>
  )
}
