import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { onKora } from '#styles/grounds.ts'
import type { CommentFormProps } from './comment-form.tsx'
import { LiveCommentForm } from './live-comment-form.tsx'

const Box = styled.section`
  ${onKora}
  padding: var(--s4) var(--s5) var(--s5);
  textarea {
    min-block-size: 96px;
  }
  &:focus {
    outline: none;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s3);
  margin-block-end: var(--s2);
`

export interface ReplyFormProps extends CommentFormProps {
  /** The name of who is answered. */
  whom: ReactNode
  onCancel: () => void
}

/** Answers one comment, below it. The focus comes with it; whoever opened it takes that back. */
export function ReplyForm({ whom, onCancel, ...form }: ReplyFormProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const id = `reply-to-${form.parent}`
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={id}>
      <Head>
        <b id={id}>
          <Trans>Reply to {whom}</Trans>
        </b>
        <Button type="button" $kind="plain" $small onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Head>
      <LiveCommentForm {...form} />
    </Box>
  )
}
