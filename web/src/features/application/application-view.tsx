import { useLingui } from '@lingui/react/macro'
import { TwoBoxes } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { AskTheOffice } from './ask-the-office.tsx'
import { PendingStatus } from './pending-status.tsx'
import { RejectedStatus } from './rejected-status.tsx'
import { WhatYouSent } from './what-you-sent.tsx'
import { WhileYouWait } from './while-you-wait.tsx'

/** Where an application stands, to the woman who sent it. */
export function ApplicationView({ session: { user } }: { session: OpenSession }) {
  const { t } = useLingui()
  const isRejected = user.status === 'rejected'
  return (
    <>
      <WorkHead title={t`Where you stand`}>
        <StatusChip status={isRejected ? 'rejected' : 'pending'} />
      </WorkHead>
      {isRejected ? <RejectedStatus user={user} /> : <PendingStatus user={user} />}
      <TwoBoxes>
        <WhatYouSent user={user} />
        {isRejected ? <AskTheOffice /> : <WhileYouWait />}
      </TwoBoxes>
    </>
  )
}
