import { Plural, Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { notPrinted } from '#styles/print.ts'
import { CommentItem } from './comment-item.tsx'
import { LiveCommentForm } from './live-comment-form.tsx'
import type { OwnComment } from './own-comments.ts'
import { ThreadList } from './thread-style.ts'
import { type ShownComment, type Thread, threadsOf } from './threads-of.ts'
import { useOwnComments } from './use-own-comments.ts'

const Said = styled.section`
  ${notPrinted}
  margin-block-start: var(--s8);
`
const Heading = styled.h2`
  margin-block-end: var(--s5);
  font-size: clamp(1.625rem, 1.2rem + 1.4vw, 2.125rem);
`
const Leave = styled.section`
  ${notPrinted}
  max-inline-size: 704px;
  margin-block-start: var(--s7);
`
const Hint = styled.p`
  max-inline-size: 36em;
  margin-block: -12px var(--s5);
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.4;
  text-wrap: balance;
`

const toShown = ({ reference, parent, comment, sentAt }: OwnComment): ShownComment => ({
  id: reference,
  parent,
  // seeds her figure, and is said by no word
  name: reference,
  website: '',
  comment,
  createdAt: sentAt,
  isWaiting: true,
})

interface ThreadsProps {
  threads: readonly Thread[]
  blog: string
  onSent: (comment: OwnComment) => void
}

const Threads = ({ threads, ...rest }: ThreadsProps) =>
  threads.map(({ comment, answers }) => (
    <li key={comment.id}>
      <CommentItem comment={comment} {...rest} />
      {answers.length > 0 && (
        <ol>
          <Threads threads={answers} {...rest} />
        </ol>
      )}
    </li>
  ))

/** What was said about a post, and the form in which one says something too. @param blog id of the post */
export function Comments({ blog }: { blog: string }) {
  const comments = usePageData()?.comments ?? []
  const { own, add } = useOwnComments(blog, new Set(comments.map(({ id }) => id)))
  const threads = threadsOf([...comments, ...own.map(toShown)])
  return (
    <>
      <Said aria-labelledby="comments">
        <Heading id="comments">
          <Plural value={comments.length} _0="No comments yet" one="# comment" other="# comments" />
        </Heading>
        {threads.length > 0 && (
          <ThreadList>
            <Threads threads={threads} blog={blog} onSent={add} />
          </ThreadList>
        )}
      </Said>
      <Leave aria-labelledby="leave-a-comment">
        <Heading id="leave-a-comment">
          <Trans>Leave a Comment</Trans>
        </Heading>
        <Hint>
          <Trans>We check every comment before we publish it. Your e-mail address is not shown.</Trans>
        </Hint>
        <LiveCommentForm blog={blog} parent="" onSent={add} />
      </Leave>
    </>
  )
}
