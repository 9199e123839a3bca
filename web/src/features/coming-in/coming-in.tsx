import { useLingui } from '@lingui/react/macro'
import { COMING_IN, type ComingIn as List } from 'domain/coming-in.ts'
import { can } from 'domain/permissions.ts'
import { useNavigate } from 'react-router-dom'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { paths } from '#lib/paths.ts'
import { CommentsPanel } from './comments/comments-panel.tsx'
import { DonationRecord, DonationRow } from './donations.tsx'
import { FormsPanel } from './forms-panel.tsx'
import { MessageRecord, MessageRow } from './messages.tsx'
import { usePlace } from './place.ts'
import { VolunteerRecord, VolunteerRow } from './volunteers.tsx'
import { useWaitingCounts } from './waiting-counts.tsx'

const DONATIONS = { list: 'donations', Row: DonationRow, Record: DonationRecord } as const
const MESSAGES = { list: 'messages', Row: MessageRow, Record: MessageRecord } as const
const VOLUNTEERS = { list: 'volunteers', Row: VolunteerRow, Record: VolunteerRecord } as const

interface PanelProps {
  session: OpenSession
  list: List
}

function Panel({ session, list }: PanelProps) {
  switch (list) {
    case 'donations':
      return <FormsPanel key={list} session={session} kind={DONATIONS} />
    case 'messages':
      return <FormsPanel key={list} session={session} kind={MESSAGES} />
    case 'volunteers':
      return <FormsPanel key={list} session={session} kind={VOLUNTEERS} />
    case 'comments':
      return <CommentsPanel session={session} />
  }
}

/** What the forms of the public site bring, a tab a list; the team decides on comments alone. */
export function ComingIn({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const counts = useWaitingCounts()
  const { list } = usePlace().place
  const names: Record<List, string> = {
    donations: t`Donations`,
    messages: t`Messages`,
    volunteers: t`Volunteers`,
    comments: t`Comments`,
  }
  return (
    <>
      <WorkHead title={names[list]} isInBar />
      {can(session.actor, 'office:read') ? (
        <Tabs
          name="coming-in"
          label={t`Coming in`}
          tabs={COMING_IN.map((id) => ({ id, label: names[id], count: counts?.[id] }))}
          selected={list}
          onSelect={(id) => void navigate(paths.dashboardView(id))}
        >
          <Panel session={session} list={list} />
        </Tabs>
      ) : (
        <Panel session={session} list="comments" />
      )}
    </>
  )
}
