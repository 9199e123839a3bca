import { useLingui } from '@lingui/react/macro'
import type { Pause } from '#components/publishing/use-pause.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useCommentPage } from '../api.ts'
import { BothSides } from '../list/inbox-layout.ts'
import { ListAndDetail } from '../list/list-and-detail.tsx'
import { useListState } from '../list-state.ts'
import { useListTexts } from '../use-list-texts.ts'
import { CommentRow } from './comment-row.tsx'
import { OpenComment } from './comment-detail.tsx'

type CommentPagesProps = Omit<Parameters<typeof useCommentPage>[0], 'cursor'> & { pause: Pause | undefined }

/** Shows the comments of one status, page by page, and the one that is open. */
export function CommentPages({ status, back, pause }: CommentPagesProps) {
  const { t } = useLingui()
  const words = useListTexts('comments')
  const errorText = useErrorText()
  const { listState, to, go } = useListState()
  const cursors = useCursors()
  const { data: page, error, refetch } = useCommentPage({ status, back, cursor: cursors.cursor ?? '' })

  if (!page && error)
    return (
      <BothSides>
        <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />
      </BothSides>
    )
  if (!page)
    return (
      <BothSides>
        <Loading text={words.loading} />
      </BothSides>
    )
  const { comments, next } = page
  // every comment of this page has been decided
  if (comments.length === 0) cursors.goToPreviousPage()
  if (comments.length === 0 && !listState.open)
    return (
      <BothSides>
        <EmptyState text={status === 'pending' ? t`No comments waiting` : words.none} />
      </BothSides>
    )
  const choosePage = (chosen: number) => {
    if (listState.open) go({ open: '' }, { replace: true })
    cursors.choose(chosen, next)
  }
  return (
    <ListAndDetail
      key={cursors.current}
      words={words}
      ids={comments.map(({ id }) => id)}
      open={listState.open}
      to={(id) => to({ open: id })}
      row={(id, isOpen) => {
        const comment = comments.find((one) => one.id === id)
        return comment && <CommentRow comment={comment} isOpen={isOpen} to={to({ open: id })} />
      }}
      detail={(id, onGone) => (
        <OpenComment {...{ id, pause, onGone }} listed={comments.find((one) => one.id === id)} />
      )}
      onLeave={() => go({ open: '' })}
      pages={{ current: cursors.current, hasNext: next !== undefined, onChoose: choosePage }}
    />
  )
}
