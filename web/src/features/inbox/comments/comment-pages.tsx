import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useCursors } from '#lib/query/use-cursors.ts'
import { BothSides } from '../list/inbox-layout.ts'
import { ListAndRecord } from '../list/list-and-detail.tsx'
import { usePlace } from '../place.ts'
import { useFailure } from '../use-failure.ts'
import { useListWords } from '../use-filter-names.ts'
import { CommentRow } from './comment-row.tsx'
import { OpenComment } from './open-comment.tsx'
import { type CommentPlace, useCommentPage } from './use-comment-page.ts'

/** The comments of one status, page by page, and the one that is open. */
export function CommentPages({ status, back }: Pick<CommentPlace, 'status' | 'back'>) {
  const { t } = useLingui()
  const words = useListWords('comments')
  const failure = useFailure()
  const { place, to, go } = usePlace()
  const cursors = useCursors()
  const { data: page, error, refetch } = useCommentPage({ status, back, cursor: cursors.cursor ?? '' })

  if (!page && error)
    return (
      <BothSides>
        <LoadFailed text={failure(error)} onRetry={() => void refetch()} />
      </BothSides>
    )
  if (!page)
    return (
      <BothSides>
        <Loading text={words.loading} />
      </BothSides>
    )
  const { comments, next } = page
  // the last of this page are decided
  if (comments.length === 0) cursors.goBack()
  if (comments.length === 0 && !place.open)
    return (
      <BothSides>
        <EmptyState text={status === 'pending' ? t`No comments waiting` : words.none} />
      </BothSides>
    )
  const choosePage = (chosen: number) => {
    if (place.open) go({ open: '' }, { replace: true })
    cursors.choose(chosen, next)
  }
  return (
    <ListAndRecord
      key={cursors.current}
      words={words}
      ids={comments.map(({ id }) => id)}
      open={place.open}
      to={(id) => to({ open: id })}
      row={(id, isOpen) => {
        const comment = comments.find((one) => one.id === id)
        return comment && <CommentRow comment={comment} isOpen={isOpen} to={to({ open: id })} />
      }}
      record={(id, onGone) => (
        <OpenComment {...{ id, onGone }} listed={comments.find((one) => one.id === id)} />
      )}
      onLeave={() => go({ open: '' })}
      pages={{ current: cursors.current, hasNext: next !== undefined, onChoose: choosePage }}
    />
  )
}
