import { Trans, useLingui } from '@lingui/react/macro'
import type { UserTab } from 'domain/user.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Loading } from '../../components/loading.tsx'
import type { OpenSession } from '../../lib/firebase/use-session.ts'
import { PageTurner } from './page-turner.tsx'
import { useUserPage } from './use-user-page.ts'
import type { TabCounts } from './user-list.ts'
import { UserRows } from './user-rows.tsx'

const Panel = styled.div`
  margin-block-start: var(--s4);
`

interface UserPanelProps {
  session: OpenSession
  tab: UserTab
  search: string
  onCounts: (counts: TabCounts) => void
}

/** The users under one tab that match a search, page by page. */
export const UserPanel = (props: UserPanelProps) => (
  <Panel>
    <UserPages {...props} />
  </Panel>
)

function UserPages({ session, tab, search, onCounts }: UserPanelProps) {
  const { t } = useLingui()
  // of this page and those before it
  const [cursors, setCursors] = useState([''])
  const cursor = cursors.at(-1) ?? ''
  const { page, failure, reload } = useUserPage({ tab, search, cursor }, onCounts)

  if (!page && failure)
    return (
      <EmptyState
        text={failure}
        action={
          <Button type="button" $small onClick={reload}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  if (!page) return <Loading text={t`Loading users...`} />
  if (page.users.length === 0) return <EmptyState text={t`No users found`} />

  const { next } = page
  return (
    <>
      <UserRows key={cursor} session={session} users={page.users} onApproved={reload} />
      <PageTurner
        index={cursors.length - 1}
        shown={page.users.length}
        total={page.total}
        onPrevious={cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : undefined}
        onNext={next === undefined ? undefined : () => setCursors([...cursors, next])}
      />
    </>
  )
}
