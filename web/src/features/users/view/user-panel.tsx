import { useLingui } from '@lingui/react/macro'
import type { UserTab } from 'domain/user.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import styled from 'styled-components'
import { latePart } from '#components/dashboard/late-part.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { loadOrReload } from '#lib/loading/load-chunk.ts'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import type { ReinstateDialogProps } from '../access/suspend-dialog.tsx'
import { DeleteQuestion } from '../decisions/delete-question.tsx'
import { useDecisions } from '../decisions/use-decisions.ts'
import { useDecisionToast } from '../decisions/decision-toast.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { handleRowKeys, useListFocus } from '../list/row-focus.ts'
import { useSelection } from '../queue/queue-bar.tsx'
import { type ListedUser, useNeedsComparing, useUserPage } from '../api.ts'
import { UserPages } from '../list/user-pages.tsx'
import { useOpenUser } from '../use-open-user.ts'
import { useReviewQueue } from '../queue/use-review-queue.ts'
import { BulkApproval, BulkRejection } from '../queue/bulk-dialog.tsx'

const UserDialog = lazy(async () => ({
  default: (await loadOrReload('details', () => import('../dialog/user-dialog.tsx'))).UserDialog,
}))
const ReinstateDialog = latePart<ReinstateDialogProps>(
  'reinstate',
  async () => (await import('../access/suspend-dialog.tsx')).ReinstateDialog,
)
const ShortcutsDialog = lazy(async () => ({
  default: (await loadOrReload('shortcuts', () => import('../shortcuts/shortcuts-dialog.tsx')))
    .ShortcutsDialog,
}))

const Panel = styled.div`
  margin-block-start: var(--s4);

  &:focus {
    outline: none;
  }
  /* print only the open application: the hidden list would add empty pages */
  ${media.print} {
    &:has(> dialog) > :not(dialog) {
      display: none;
    }
  }
`

interface UserPanelProps {
  session: OpenSession
  tab: UserTab
  search: string
  /** Called by the shortcut that moves the focus to the search input. */
  onSearch: () => void
  onClearSearch: () => void
}

/** Shows the users of one tab page by page, the details of one, and the decisions on them. */
export function UserPanel({ session, tab, search, onSearch, onClearSearch }: UserPanelProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const cursors = useCursors()
  const query = { tab, search, cursor: cursors.cursor ?? '' }
  const { page, failure, retry } = useUserPage(session, query)
  // no user is left on this page: show the page before
  if (page?.users.length === 0) cursors.goToPreviousPage()
  const users = page?.users ?? []
  const { openId, open, close } = useOpenUser(tab)
  const review = useReviewQueue({ openId, query, page, pageNumber: cursors.current, onOpen: open })
  const decisions = useDecisions()
  const selection = useSelection(users)
  const needsComparing = useNeedsComparing()
  const [deleted, setDeleted] = useState<ListedUser>()
  const [reinstated, setReinstated] = useState<ListedUser>()
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const focusNextAfter = useListFocus(panel, openId, selection.users.length > 0)

  const undo = async () => {
    if (!decisions.notice?.canUndo) return
    const outcome = await decisions.undo()
    const [first] = outcome?.done ?? []
    if (!first) return
    review.reopen(first.id)
    if (openId !== undefined) open(first.id)
  }
  useDecisionToast(decisions.notice, { isInDialog: openId !== undefined, onUndo: () => void undo() })

  const showFetchError = () => void showToast('error', texts.users.fetchError)
  const handleDecided = async (id: string) => {
    selection.deselect([id])
    const next = await review.afterDecision(id).catch(showFetchError)
    if (next) open(next)
    else close()
  }
  const handleApprove = async (user: ListedUser) => {
    // the dialog asks about an unconfirmed e-mail and possible duplicates
    if (!selection.hasSeenCard(user) || user.email_verified === false || (await needsComparing(user)))
      return open(user.id)
    focusNextAfter(user.id, users)
    await decisions.approve([user])
    selection.deselect([user.id])
  }
  const handleDelete = async (user: ListedUser) => {
    const outcome = await decisions.remove(user)
    if (outcome?.done.length) focusNextAfter(user.id, users)
    setDeleted(undefined)
  }

  useShortcuts({ '/': onSearch, '?': () => setShowsShortcuts(true), Escape: selection.clear })
  const isQueue = tab === 'requests'
  const bulk = {
    users: selection.users,
    isBusy: decisions.isBusy,
    onClose: () => selection.askForBulkDecision(undefined),
  }

  return (
    <Panel ref={panel} tabIndex={-1} onKeyDown={(event) => handleRowKeys(event, open)}>
      <UserPages
        {...{ page, failure, cursors, tab, search, selection, isQueue }}
        actor={session.actor}
        isBusy={decisions.isBusy}
        onRetry={retry}
        onClearSearch={onClearSearch}
        onStart={() => users[0] && open(users[0].id)}
        onReviewUnchecked={(ids) => {
          review.reviewOnly(ids)
          if (ids[0] !== undefined) open(ids[0])
        }}
        onShowShortcuts={() => setShowsShortcuts(true)}
        onOpen={open}
        onApprove={(user) => void handleApprove(user)}
        onReinstate={setReinstated}
        onDelete={setDeleted}
      />
      {selection.bulkDecision === 'approve' && (
        <BulkApproval
          {...bulk}
          onApprove={(approved) => void decisions.approve(approved).then(selection.finish)}
          onReview={(id) => {
            bulk.onClose()
            open(id)
          }}
        />
      )}
      {selection.bulkDecision === 'reject' && (
        <BulkRejection
          {...{ session, ...bulk }}
          onReject={(rejection) => void decisions.reject(selection.users, rejection).then(selection.finish)}
        />
      )}
      {deleted && (
        <DeleteQuestion
          user={deleted}
          isBusy={decisions.isBusy}
          onDelete={() => void handleDelete(deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
      {reinstated && <ReinstateDialog user={reinstated} onClose={() => setReinstated(undefined)} />}
      <Suspense fallback={<Loading text={t`Loading...`} />}>
        {openId !== undefined && (
          <UserDialog
            {...{ session, decisions }}
            uid={openId}
            navigation={{
              position: review.position,
              hasPrevious: review.hasPrevious,
              hasNext: review.hasNext,
              onPrevious: review.goToPrevious,
              onNext: () => void review.goToNext().catch(showFetchError),
            }}
            onCardSeen={selection.markCardSeen}
            onDecided={(id) => void handleDecided(id)}
            onUndo={() => void undo()}
            onShowShortcuts={() => setShowsShortcuts(true)}
            onClose={close}
          />
        )}
        {showsShortcuts && <ShortcutsDialog onClose={() => setShowsShortcuts(false)} />}
      </Suspense>
    </Panel>
  )
}
