import { Trans, useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import type { UserTab } from 'domain/user.ts'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { ExportButton } from './export-button.tsx'
import { UserRows, type UserListProps } from './list/user-rows.tsx'
import { ResponseTimeNotice } from './queue/response-time-notice.tsx'
import { QueueBar, SelectionBar } from './queue/queue-bar.tsx'
import type { Cursors } from '#lib/query/use-cursors.ts'
import type { Selection } from './queue/use-selection.ts'
import type { UserPage } from './user-list.ts'
import { UserPagination } from './user-pagination.tsx'

// on phones what is done with a choice stands at the foot
const Column = styled.div`
  display: flex;
  flex-direction: column;
`

interface UserPagesProps extends Pick<UserListProps, 'isBusy' | 'onOpen' | 'onApprove' | 'onDelete'> {
  actor: Actor
  /** Neither page nor failure while loading. */
  page: UserPage | undefined
  failure: string | undefined
  onRetry: () => void
  tab: UserTab
  search: string
  cursors: Cursors<string>
  /** The requests, which are worked off. */
  isQueue: boolean
  selection: Selection
  onStart: () => void
  /** Called with those whose cards open first. */
  onStartWith: (ids: readonly string[]) => void
  onAllKeys: () => void
}

/** One page of a list of users, and what there is instead of it. */
export function UserPages(props: UserPagesProps) {
  const { t } = useLingui()
  const { page, failure, cursors, tab, search, selection, isQueue } = props
  if (!page && failure) return <LoadFailed text={failure} onRetry={props.onRetry} />
  if (!page) return <Loading text={t`Loading users...`} />
  if (page.users.length === 0)
    return isQueue && search === '' ? (
      <EmptyState text={t`No users found`} isSewn>
        <Trans>No open requests.</Trans>
      </EmptyState>
    ) : (
      <EmptyState text={t`No users found`} />
    )

  const { next } = page
  const count = selection.users.length
  return (
    <Column>
      {isQueue && cursors.current === 1 && <ResponseTimeNotice late={page.late} />}
      {isQueue && count === 0 && (
        <QueueBar total={page.total} onStart={props.onStart} onAllKeys={props.onAllKeys} />
      )}
      {count > 0 && (
        <SelectionBar
          count={count}
          unread={selection.unread.length}
          isBusy={props.isBusy}
          onApprove={() =>
            selection.unread.length > 0
              ? props.onStartWith(selection.unread.map(({ id }) => id))
              : selection.ask('approve')
          }
          onReject={() => selection.ask('reject')}
          onClear={selection.clear}
        />
      )}
      <UserRows
        {...props}
        users={page.users}
        isSelectable={isQueue}
        selected={selection.ids}
        onSelect={selection.choose}
      />
      <UserPagination
        current={cursors.current}
        shown={page.users.length}
        total={page.total}
        hasNext={next !== undefined}
        onChoose={(chosen) => cursors.choose(chosen, next)}
      >
        <ExportButton tab={tab} search={search} />
      </UserPagination>
    </Column>
  )
}
