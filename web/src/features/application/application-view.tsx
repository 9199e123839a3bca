import { Trans, useLingui } from '@lingui/react/macro'
import { isFinal, isReviewOpen, rejectionOf, rejectionOfText } from 'domain/decisions/reasons.ts'
import type { User } from 'domain/user.ts'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Box, TwoBoxes } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { latePart } from '#components/feedback/late-part.tsx'
import { dropDraft } from '#lib/drafts.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { AskTheOffice } from './ask-the-office.tsx'
import { FinalReason, PendingStatus, RejectedStatus } from './application-status.tsx'
import { appealDraft, correctionDraft } from './correct/drafts.ts'
import { Disclosure } from '#components/controls/disclosure.tsx'
import { AppealSheet, CorrectionSheet, PointsForm } from './form-sections.tsx'
import { WhatYouSent } from './what-you-sent.tsx'
import { WhileYouWait } from './while-you-wait.tsx'

/** Loads the account sections after the page, since their form needs Formik and yup. */
const ApplicantAccount = latePart<{ session: OpenSession }>(
  'applicant-account',
  async () => (await import('./applicant-account.tsx')).ApplicantAccount,
)

const More = styled.div`
  display: grid;
  gap: var(--s3);
  margin-block-start: var(--s3);
`

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
  const rejection = status === 'rejected' ? (rejectionOf(user) ?? rejectionOfText('', '', revision)) : null
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
  if (rejection) {
    const isOver = isFinal(rejection)
    return (
      <>
        <WorkHead title={t`Your application`}>
          <StatusChip status={isOver ? 'rejected' : 'needsCorrection'} />
        </WorkHead>
        <RejectedStatus user={user} rejection={rejection} />
        {isOver ? (
          <FinalReason rejection={rejection} />
        ) : (
          <PointsForm key={revision} user={user} rejection={rejection} onSent={setAnswered} />
        )}
        <More>
          {isReviewOpen(rejection) ? (
            <AppealSheet key={`appeal ${revision}`} isFinal={isOver} user={user} onSent={setAnswered} />
          ) : (
            <Box>
              <Trans>The office has read your application a second time. This decision is final.</Trans>
            </Box>
          )}
          <AskTheOffice />
          <Disclosure title={<Trans>Your data and account</Trans>}>
            <ApplicantAccount session={session} />
          </Disclosure>
        </More>
      </>
    )
  }
  return (
    <>
      <WorkHead title={t`Your application`}>
        <StatusChip status="pending" />
      </WorkHead>
      <PendingStatus user={user} heading={heading} />
      {isOpen && <CorrectionSheet key={revision} user={user} onSent={setAnswered} onClose={close} />}
      <TwoBoxes>
        <WhatYouSent user={user} opener={opener} onCorrect={() => setCorrected(revision)} isOpen={isOpen} />
        <WhileYouWait />
      </TwoBoxes>
      <ApplicantAccount session={session} />
    </>
  )
}
