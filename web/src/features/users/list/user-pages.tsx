import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { USERS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { Actor } from 'domain/permissions.ts'
import type { UserTab } from 'domain/user.ts'
import styled from 'styled-components'
import { ListFooter } from '#components/dashboard/list-footer.tsx'
import { ClearSearch } from '#components/dashboard/work-search.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import type { Cursors } from '#lib/query/use-cursors.ts'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { type UserListProps, UserRows } from './user-rows.tsx'
import { QueueBar, ResponseTimeNotice, SelectionBar, type UserSelection } from '../queue/queue-bar.tsx'
import { useExportUsers, type UserPage } from '../api.ts'

/** Saves all users of the list as a CSV file for a spreadsheet. */
function ExportButton(list: { tab: UserTab; search: string }) {
  const { mutate, isPending } = useExportUsers(list)
  return (
    <MiniButton type="button" $kind="plain" aria-busy={isPending} onClick={() => mutate()}>
      <WorkIcon name="download" />
      <Trans>Export this list (CSV)</Trans>
    </MiniButton>
  )
}

// on phones the bar for the selection is at the bottom
const Column = styled.div`
  display: flex;
  flex-direction: column;
`

const Order = styled.p`
  margin-block-end: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);

  ${narrowList} {
    display: none;
  }
`

interface UserPagesProps extends Pick<
  UserListProps,
  'isBusy' | 'onOpen' | 'onApprove' | 'onReinstate' | 'onDelete'
> {
  actor: Actor
  /** Neither page nor failure while loading. */
  page: UserPage | undefined
  failure: string | undefined
  onRetry: () => void
  tab: UserTab
  search: string
  cursors: Cursors<string>
  /** Whether this is the list of pending applications. */
  isQueue: boolean
  selection: UserSelection
  onStart: () => void
  onClearSearch: () => void
  /** Called with the ids of the selected users whose identity cards must be checked before approval. */
  onReviewUnchecked: (ids: readonly string[]) => void
  onShowShortcuts: () => void
}

/** Shows one page of users, or that it is loading, empty or has failed. */
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
      <EmptyState text={t`No users found`} action={search && <ClearSearch onPress={props.onClearSearch} />}>
        {page.counts.all > 0 && (
          <Plural
            value={page.counts.all}
            one="# user was found under All Users."
            other="# users were found under All Users."
          />
        )}
      </EmptyState>
    )

  const { next } = page
  const count = selection.users.length
  return (
    <Column>
      {tab === 'all' && (
        <Order>
          <Trans>Pending first, then newest</Trans>
        </Order>
      )}
      {isQueue && cursors.current === 1 && <ResponseTimeNotice late={page.late} />}
      {isQueue && count === 0 && (
        <QueueBar total={page.total} onStart={props.onStart} onShowShortcuts={props.onShowShortcuts} />
      )}
      {count > 0 && (
        <SelectionBar
          count={count}
          unchecked={selection.unchecked.length}
          isBusy={props.isBusy}
          onApprove={() =>
            selection.unchecked.length > 0
              ? props.onReviewUnchecked(selection.unchecked.map(({ id }) => id))
              : selection.askForBulkDecision('approve')
          }
          onReject={() => selection.askForBulkDecision('reject')}
          onClear={selection.clear}
        />
      )}
      <UserRows
        {...props}
        users={page.users}
        isSelectable={isQueue}
        selected={selection.ids}
        onSelect={selection.select}
      />
      <ListFooter
        current={cursors.current}
        perPage={USERS_PER_PAGE}
        shown={page.users.length}
        total={page.total}
        hasNext={next !== undefined}
        onChoose={(chosen) => cursors.choose(chosen, next)}
      >
        <ExportButton tab={tab} search={search} />
      </ListFooter>
    </Column>
  )
}
