import { useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import { type Pause, usePause } from '#components/publishing/use-pause.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useCommentPage, useFoundComments } from '../api.ts'
import { ExportButton } from '../save-button.tsx'
import { FoundList } from '../list/found-list.tsx'
import { BothSides, FilterSide, InboxLayout } from '../list/inbox-layout.ts'
import { useListState } from '../list-state.ts'
import { useListTexts, usePeriodOptions } from '../use-list-texts.ts'
import { CommentRow, OpenComment } from './comment.tsx'
import { ListAndDetail } from '../list/list-and-detail.tsx'

type CommentPagesProps = Omit<Parameters<typeof useCommentPage>[0], 'cursor'> & { pause: Pause | undefined }

/** Shows the comments of one status, page by page, and the one that is open. */
function CommentPages({ status, back, pause }: CommentPagesProps) {
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

interface CommentsPanelProps {
  session: OpenSession
  /** '' where nothing is searched. */
  search: string
  onClearSearch: () => void
}

/** Shows the comments that wait for a decision, or the approved ones, for team and admins. */
export function CommentsPanel({ session, search, onClearSearch }: CommentsPanelProps) {
  const { t } = useLingui()
  const { listState, go } = useListState()
  const pause = usePause(session)
  // no list has both; those that wait come first
  const shown = listState.shown === 'done' ? 'done' : 'new'
  const status = shown === 'done' ? 'approved' : 'pending'
  const { back } = listState
  return (
    <InboxLayout>
      <FilterSide $isBehind={listState.open !== ''}>
        <Filters>
          <Filter
            label={<ShowLabel />}
            options={[
              { value: 'new', label: t`Pending` },
              { value: 'done', label: t`Approved` },
            ]}
            value={shown}
            onChoose={(value) => go({ shown: value, open: '' }, { replace: true })}
          />
          <Filter
            label={t`Period`}
            options={usePeriodOptions()}
            value={listState.back}
            onChoose={(value) => go({ back: value, open: '' }, { replace: true })}
          />
          {can(session.actor, 'form:export') && (
            <ExportButton listState={{ ...listState, list: 'comments', shown }} isSearch={search !== ''} />
          )}
        </Filters>
      </FilterSide>
      {search === '' ? (
        <CommentPages key={`${status} ${back}`} {...{ status, back, pause }} />
      ) : (
        <FoundComments
          key={`${status} ${back} ${search}`}
          {...{ search, status, back, pause, onClearSearch }}
        />
      )}
    </InboxLayout>
  )
}

type FoundCommentsProps = Parameters<typeof useFoundComments>[0] &
  Pick<CommentsPanelProps, 'onClearSearch'> & { pause: Pause | undefined }

const FoundComments = ({ onClearSearch, pause, ...asked }: FoundCommentsProps) => (
  <FoundList
    list="comments"
    onClearSearch={onClearSearch}
    found={useFoundComments(asked)}
    row={(comment, at) => <CommentRow comment={comment} {...at} />}
    detail={(id, comment, onGone) => <OpenComment {...{ id, pause, onGone }} listed={comment} />}
  />
)
