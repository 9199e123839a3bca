import { useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import { type Pause, usePause } from '#components/publishing/use-pause.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useFoundComments } from '../api.ts'
import { ExportButton } from '../save-button.tsx'
import { FoundList } from '../list/found-list.tsx'
import { FilterSide, InboxLayout } from '../list/inbox-layout.ts'
import { useListState } from '../list-state.ts'
import { usePeriodOptions } from '../use-list-texts.ts'
import { CommentPages } from './comment-pages.tsx'
import { CommentRow } from './comment-row.tsx'
import { OpenComment } from './comment-detail.tsx'

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
