import { Trans, useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { WorkSearch } from '#components/dashboard/work-search.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { useTypedSearch } from '#lib/browser/use-typed-search.ts'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { CommentsPanel } from '../comments/comments-panel.tsx'
import { DonationDetail, DonationRow, useDonationDeletion } from './donations.tsx'
import { FormsPanel } from './forms-panel.tsx'
import { MessageDetail, MessageRow, useMessageDeletion } from './messages.tsx'
import type { ListKind } from '../list/list-kind.ts'
import { INBOX_TABS, type InboxTab, SAVED_REPLIES_ADDRESS, useListState } from '../list-state.ts'
import { SavedReplies } from '../reply/saved-replies.tsx'
import { SpamPanel } from './spam-panel.tsx'
import { useVolunteerDeletion, VolunteerDetail, VolunteerRow } from './volunteers.tsx'
import { useWaitingCounts } from '../waiting-counts.tsx'

/** On a phone an open entry has the room to itself. */
const Tools = styled.div<{ $isBehind: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;

  ${media.belowTablet} {
    inline-size: 100%;
  }
  ${narrowList} {
    ${({ $isBehind }) => $isBehind && 'display: none;'}
  }
`

const DONATIONS: ListKind<'donations'> = {
  list: 'donations',
  Row: DonationRow,
  Detail: DonationDetail,
  useDeletionTexts: useDonationDeletion,
}
const MESSAGES: ListKind<'messages'> = {
  list: 'messages',
  Row: MessageRow,
  Detail: MessageDetail,
  useDeletionTexts: useMessageDeletion,
}
const VOLUNTEERS: ListKind<'volunteers'> = {
  list: 'volunteers',
  Row: VolunteerRow,
  Detail: VolunteerDetail,
  useDeletionTexts: useVolunteerDeletion,
}

interface PanelProps {
  session: OpenSession
  list: InboxTab
  search: string
  onClearSearch: () => void
}

function Panel({ list, ...rest }: PanelProps) {
  switch (list) {
    case 'donations':
      return <FormsPanel key={list} {...rest} kind={DONATIONS} />
    case 'messages':
      return <FormsPanel key={list} {...rest} kind={MESSAGES} />
    case 'volunteers':
      return <FormsPanel key={list} {...rest} kind={VOLUNTEERS} />
    case 'comments':
      return <CommentsPanel {...rest} />
    case 'spam':
      return <SpamPanel />
  }
}

/** Shows what the public forms have sent, one tab for each list. Donations stand alone, and the team sees only the comments. */
export function Inbox({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const counts = useWaitingCounts()
  const { list: named, open } = useListState().listState
  const isEditing = new URLSearchParams(useLocation().search).get('edit') === 'replies'
  const isOffice = can(session.actor, 'office:read')
  const list = isOffice ? named : 'comments'
  // what is searched in one list is not in the next
  const [words, setWords] = useTypedSearch(list)
  const search = usePausedSearch(words)
  const searchBox = useRef<HTMLInputElement>(null)
  const panel = (
    <Panel
      {...{ session, list, search: words === '' ? '' : search }}
      onClearSearch={() => {
        setWords('')
        searchBox.current?.focus()
      }}
    />
  )
  const names: Record<InboxTab, string> = {
    donations: t`Donations`,
    messages: t`Messages`,
    volunteers: t`Volunteers`,
    comments: t`Comments`,
    spam: t`Suspected spam`,
  }
  if (isEditing && list === 'messages') return <SavedReplies session={session} />
  return (
    <>
      <WorkHead title={names[list]} isInBar>
        {list !== 'spam' && (
          <Tools $isBehind={open !== ''}>
            {list === 'messages' && (
              <MiniLink to={SAVED_REPLIES_ADDRESS}>
                <Icon name="reply" />
                <Trans>Saved replies</Trans>
              </MiniLink>
            )}
            <WorkSearch
              label={t`Search this list`}
              placeholder={t`Search name, text or reference`}
              value={words}
              onChange={setWords}
              input={searchBox}
            />
          </Tools>
        )}
      </WorkHead>
      {isOffice && list !== 'donations' ? (
        <Tabs
          name="inbox"
          label={t`Inbox`}
          tabs={INBOX_TABS.filter((id) => id !== 'donations').map((id) => ({
            id,
            label: names[id],
            ...(id !== 'spam' && { count: counts?.[id] }),
          }))}
          selected={list}
          onSelect={(id) => void navigate(paths.dashboardView(id))}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
    </>
  )
}
