import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
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
  // of this page and those before it
  const [cursors, setCursors] = useState([''])
  const { data: page, error, refetch } = useCommentPage({ status, back, cursor: cursors.at(-1) ?? '' })

  if (!page && error)
    return (
      <BothSides>
        <EmptyState
          text={failure(error)}
          action={
            <Button type="button" $small onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
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
  if (comments.length === 0 && cursors.length > 1) setCursors(cursors.slice(0, -1))
  if (comments.length === 0 && !place.open)
    return (
      <BothSides>
        <EmptyState text={status === 'pending' ? t`No comments waiting` : words.none} />
      </BothSides>
    )
  const choosePage = (chosen: number) => {
    if (place.open) go({ open: '' }, { replace: true })
    setCursors(next !== undefined && chosen > cursors.length ? [...cursors, next] : cursors.slice(0, chosen))
  }
  return (
    <ListAndRecord
      key={cursors.length}
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
      pages={{ current: cursors.length, hasNext: next !== undefined, onChoose: choosePage }}
    />
  )
}
