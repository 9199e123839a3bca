import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from 'domain/user.ts'
import { useEffect, useRef, useState } from 'react'
import { TwoBoxes } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { latePart } from '#components/feedback/late-part.tsx'
import { dropDraft } from '#lib/drafts.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { appealDraft, correctionDraft } from './drafts.ts'
import { AppealSheet, CorrectionSheet } from './form-sections.tsx'
import { AskTheOffice } from './ask-the-office.tsx'
import { PendingStatus, Reason, RejectedStatus } from './application-status.tsx'
import { WhatYouSent } from './what-you-sent.tsx'
import { WhileYouWait } from './while-you-wait.tsx'

/** Loads the account sections after the page, since their form needs Formik and yup. */
const ApplicantAccount = latePart<{ session: OpenSession }>(
  'applicant-account',
  async () => (await import('./applicant-account.tsx')).ApplicantAccount,
)

/** Shows an applicant the status of the application, and the form to correct it. */
export function ApplicationView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const [answered, setAnswered] = useState<User>()
  const [corrected, setCorrected] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const live = session.user
  // the answer to a correction may arrive before the listener has the change
  const user = answered && answered.revision > live.revision ? { ...live, ...answered } : live
  const { id, revision, status } = user
  const isRejected = status === 'rejected'
  const isOpen = corrected === revision

  // drafts of an earlier revision have been sent, even if the answer was lost
  useEffect(() => {
    dropDraft(correctionDraft(id, revision - 1))
    dropDraft(appealDraft(id, revision - 1))
  }, [id, revision])
  const isSentHere = answered?.revision === revision
  useEffect(() => {
    // the form that had the focus is gone
    if (isSentHere) heading.current?.focus()
  }, [isSentHere])

  const close = () => {
    setCorrected(undefined)
    opener.current?.focus()
  }
  return (
    <>
      <WorkHead title={t`Your application`}>
        <StatusChip status={isRejected ? 'rejected' : 'pending'} />
      </WorkHead>
      {isRejected ? <RejectedStatus user={user} /> : <PendingStatus user={user} heading={heading} />}
      {(isRejected || isOpen) && (
        <CorrectionSheet
          key={revision}
          title={
            isRejected ? (
              <Trans>What the office asks you to correct</Trans>
            ) : (
              <Trans>Correct your application</Trans>
            )
          }
          reason={isRejected && <Reason>{user.rejection_reason}</Reason>}
          user={user}
          onSent={setAnswered}
          onClose={isRejected ? undefined : close}
        />
      )}
      {isRejected && <AppealSheet key={`appeal ${revision}`} user={user} onSent={setAnswered} />}
      <TwoBoxes>
        <WhatYouSent
          user={user}
          opener={opener}
          onCorrect={isRejected ? undefined : () => setCorrected(revision)}
          isOpen={isOpen}
        />
        {isRejected ? <AskTheOffice /> : <WhileYouWait />}
      </TwoBoxes>
      <ApplicantAccount session={session} />
    </>
  )
}
