import { useLingui } from '@lingui/react/macro'
import type { UserTab } from 'domain/user.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import styled from 'styled-components'
import { Loading } from '#components/feedback/loading.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { loadOrReload } from '#lib/loading/load-or-reload.ts'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { DeleteQuestion } from './decisions/delete-question.tsx'
import { useDecisions } from './decisions/use-decisions.ts'
import { useNewsToast } from './decisions/use-news-toast.tsx'
import { useKeys } from './keys/use-keys.ts'
import { handleRowKeys } from './list/row-keys.ts'
import { useSelection } from './queue/use-selection.ts'
import type { ListedUser } from './user-list.ts'
import { UserPages } from './user-pages.tsx'
import { useOpenUser } from './use-open-user.ts'
import { useReturningFocus } from './use-returning-focus.ts'
import { useUserPage } from './use-user-page.ts'
import { useReviewQueue } from './use-review-queue.ts'
import { SeveralDialog } from './queue/several-dialog.tsx'

const UserDialog = lazy(async () => ({
  default: (await loadOrReload('details', () => import('./dialog/user-dialog.tsx'))).UserDialog,
}))
const AllKeysDialog = lazy(async () => ({
  default: (await loadOrReload('keys', () => import('./keys/all-keys-dialog.tsx'))).AllKeysDialog,
}))

const Panel = styled.div`
  margin-block-start: var(--s4);

  &:focus {
    outline: none;
  }
  /* of an open application only its sheet is printed, and no empty pages for the list behind it */
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
  /** Gives the search the focus. */
  onSearch: () => void
}

/** The users under one tab that match a search, page by page; the details of one; and what is decided about them. */
export function UserPanel({ session, tab, search, onSearch }: UserPanelProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const cursors = useCursors()
  const place = { tab, search, cursor: cursors.cursor ?? '' }
  const { page, failure, retry } = useUserPage(session, place)
  // the last of this page have left the list
  if (page?.users.length === 0) cursors.goBack()
  const users = page?.users ?? []
  const { openId, open, close } = useOpenUser(tab)
  const walk = useReviewQueue({ openId, place, page, pageNumber: cursors.current, onOpen: open })
  const decisions = useDecisions()
  const selection = useSelection(users)
  const [deleted, setDeleted] = useState<ListedUser>()
  const [showsKeys, setShowsKeys] = useState(false)
  const leave = useReturningFocus(panel, openId)

  const undo = async () => {
    if (!decisions.news?.canUndo) return
    const outcome = await decisions.undo()
    const [first] = outcome?.done ?? []
    if (!first) return
    walk.reopen(first.id)
    if (openId !== undefined) open(first.id)
  }
  useNewsToast(decisions.news, { isInDialog: openId !== undefined, onUndo: () => void undo() })

  const tellFailure = () => void showToast('error', texts.users.fetchError)
  const handleDecided = async (id: string) => {
    selection.drop([id])
    const next = await walk.afterDecision(id).catch(tellFailure)
    if (next) open(next)
    else close()
  }
  const handleApprove = async (user: ListedUser) => {
    // an address that nobody has proven is asked about where it can be read
    if (!selection.isSeen(user) || user.email_verified === false) return open(user.id)
    leave(user.id, users)
    await decisions.approve([user])
    selection.drop([user.id])
  }
  const handleDelete = async (user: ListedUser) => {
    const outcome = await decisions.remove(user)
    if (outcome?.done.length) leave(user.id, users)
    setDeleted(undefined)
  }

  useKeys({ '/': onSearch, '?': () => setShowsKeys(true), Escape: selection.clear })
  const isQueue = tab === 'requests'

  return (
    <Panel ref={panel} tabIndex={-1} onKeyDown={(event) => handleRowKeys(event, open)}>
      <UserPages
        {...{ page, failure, cursors, tab, search, selection, isQueue }}
        actor={session.actor}
        isBusy={decisions.isBusy}
        onRetry={retry}
        onStart={() => users[0] && open(users[0].id)}
        onStartWith={(ids) => {
          walk.startWith(ids)
          if (ids[0] !== undefined) open(ids[0])
        }}
        onAllKeys={() => setShowsKeys(true)}
        onOpen={open}
        onApprove={(user) => void handleApprove(user)}
        onDelete={setDeleted}
      />
      {selection.asked && (
        <SeveralDialog
          kind={selection.asked}
          users={selection.users}
          isBusy={decisions.isBusy}
          onApprove={() => void decisions.approve(selection.users).then(selection.finish)}
          onReject={(reason) => void decisions.reject(selection.users, reason).then(selection.finish)}
          onClose={() => selection.ask(undefined)}
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
      <Suspense fallback={<Loading text={t`Loading...`} />}>
        {openId !== undefined && (
          <UserDialog
            {...{ session, decisions }}
            uid={openId}
            steps={{
              position: walk.position,
              hasPrevious: walk.hasPrevious,
              hasNext: walk.hasNext,
              onPrevious: walk.goBack,
              onNext: () => void walk.goNext().catch(tellFailure),
            }}
            onSeen={selection.noteSeen}
            onDecided={(id) => void handleDecided(id)}
            onUndo={() => void undo()}
            onAllKeys={() => setShowsKeys(true)}
            onClose={close}
          />
        )}
        {showsKeys && <AllKeysDialog onClose={() => setShowsKeys(false)} />}
      </Suspense>
    </Panel>
  )
}
