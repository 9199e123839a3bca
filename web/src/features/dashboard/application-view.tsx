import { useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { StatusChip } from '../../components/chip.tsx'
import { AskTheOffice } from './ask-the-office.tsx'
import { TwoBoxes } from './box.tsx'
import { PendingStand } from './pending-stand.tsx'
import { RejectedStand } from './rejected-stand.tsx'
import { WhatYouSent } from './what-you-sent.tsx'
import { WhileYouWait } from './while-you-wait.tsx'
import { WorkHead } from './work-head.tsx'

/** Where an application stands, to the woman who sent it. */
export function ApplicationView({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const isRejected = user.status === 'rejected'
  return (
    <>
      <WorkHead title={t`Where you stand`}>
        <StatusChip status={isRejected ? 'rejected' : 'pending'} />
      </WorkHead>
      {isRejected ? <RejectedStand user={user} /> : <PendingStand user={user} />}
      <TwoBoxes>
        <WhatYouSent user={user} />
        {isRejected ? <AskTheOffice /> : <WhileYouWait />}
      </TwoBoxes>
    </>
  )
}
