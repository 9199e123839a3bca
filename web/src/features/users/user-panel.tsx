import { Trans, useLingui } from '@lingui/react/macro'
import type { UserTab } from 'domain/user.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { UserRows } from './list/user-rows.tsx'
import { useUserPage } from './use-user-page.ts'
import { UserPagination } from './user-pagination.tsx'

const Panel = styled.div`
  margin-block-start: var(--s4);
`

interface UserPanelProps {
  session: OpenSession
  tab: UserTab
  search: string
}

/** The users under one tab that match a search, page by page. */
export const UserPanel = (props: UserPanelProps) => (
  <Panel>
    <UserPages {...props} />
  </Panel>
)

function UserPages({ session, tab, search }: UserPanelProps) {
  const { t } = useLingui()
  // of this page and those before it
  const [cursors, setCursors] = useState([''])
  const cursor = cursors.at(-1) ?? ''
  const { page, failure, retry } = useUserPage(session, { tab, search, cursor })

  if (!page && failure)
    return (
      <EmptyState
        text={failure}
        action={
          <Button type="button" $small onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  if (!page) return <Loading text={t`Loading users...`} />
  // the last of this page have left the list
  if (page.users.length === 0 && cursors.length > 1) setCursors(cursors.slice(0, -1))
  if (page.users.length === 0) return <EmptyState text={t`No users found`} />

  const { next } = page
  return (
    <>
      <UserRows key={cursor} actor={session.actor} users={page.users} />
      <UserPagination
        current={cursors.length}
        shown={page.users.length}
        total={page.total}
        hasNext={next !== undefined}
        onChoose={(chosen) =>
          setCursors(
            next !== undefined && chosen > cursors.length ? [...cursors, next] : cursors.slice(0, chosen),
          )
        }
      />
    </>
  )
}
