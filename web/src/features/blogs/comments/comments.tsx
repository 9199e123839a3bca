import { Plural, Trans } from '@lingui/react/macro'
import styled, { css } from 'styled-components'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { CommentItem } from './comment-item.tsx'
import { LiveCommentForm } from './live-comment-form.tsx'
import { type OwnComment, useOwnComments } from './own-comments.ts'
import { type ShownComment, type Thread, toThreads } from './comment-threads.ts'

/* the dashed lines between replies, vertical and horizontal */
const upright = css`
  content: '';
  position: absolute;
  inline-size: 2px;
  background: repeating-linear-gradient(var(--edge) 0 6px, transparent 6px 10px);
  forced-color-adjust: none;
`
const lying = css`
  content: '';
  position: absolute;
  block-size: 2px;
  background: repeating-linear-gradient(90deg, var(--edge) 0 6px, transparent 6px 10px);
  forced-color-adjust: none;
`

/**
 * Lists comments. A dashed line connects each reply with the figure above it: `--indent` is the reply's indent, `--knot`
 * the position of the line.
 */
const ThreadList = styled.ol`
  --indent: 60px;
  --knot: 21px;
  ${media.belowTablet} {
    --indent: 22px;
    --knot: 10px;
  }
  li {
    position: relative;
  }
  ol {
    padding-inline-start: var(--indent);
  }
  /* from the figure down to the first reply */
  li:has(> ol) > article::before {
    ${upright}
    inset-block: 50px 0;
    inset-inline-start: var(--knot);
  }
  ol > li::before {
    ${lying}
    inset-block-start: 21px;
    inset-inline-start: calc(var(--knot) - var(--indent));
    inline-size: calc(var(--indent) - var(--knot) - 6px);
  }
  /* to the reply, and on to the next one */
  ol > li::after {
    ${upright}
    inset-block: 0 auto;
    inset-inline-start: calc(var(--knot) - var(--indent));
    block-size: 22px;
  }
  ol > li:not(:last-child)::after {
    inset-block-end: 0;
    block-size: auto;
  }
`

const Shown = styled.section`
  ${notPrinted}
  margin-block-start: var(--s8);
`
const Heading = styled.h2`
  margin-block-end: var(--s5);
  font-size: clamp(1.625rem, 1.2rem + 1.4vw, 2.125rem);
`
const Leave = styled.section`
  ${notPrinted}
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

const toShown = ({ reference, parent, name, comment, sentAt }: OwnComment): ShownComment => ({
  id: reference,
  parent,
  // seeds the figure; not shown as text
  name: name ?? reference,
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
  threads.map(({ comment, replies }) => (
    <li key={comment.id}>
      <CommentItem comment={comment} {...rest} />
      {replies.length > 0 && (
        <ol>
          <Threads threads={replies} {...rest} />
        </ol>
      )}
    </li>
  ))

/** Shows the comments on a post and the comment form. @param blog id of the post */
export function Comments({ blog }: { blog: string }) {
  const comments = usePageData()?.comments ?? []
  const { own, add } = useOwnComments(blog, new Set(comments.map(({ id }) => id)))
  const threads = toThreads([...comments, ...own.map(toShown)])
  return (
    <>
      <Shown aria-labelledby="comments">
        <Heading id="comments">
          <Plural value={comments.length} _0="No comments yet" one="# comment" other="# comments" />
        </Heading>
        {threads.length > 0 && (
          <ThreadList>
            <Threads threads={threads} blog={blog} onSent={add} />
          </ThreadList>
        )}
      </Shown>
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
