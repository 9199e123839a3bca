import { Trans, useLingui } from '@lingui/react/macro'
import { isFinal, isReviewOpen, rejectionOf, rejectionOfText } from 'domain/decisions/reasons.ts'
import { sentAtOf, type User } from 'domain/user.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Box, TwoBoxes } from '#components/dashboard/box.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { media } from '#styles/media.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { Disclosure } from '#components/controls/disclosure.tsx'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { PendingStatus, WhatYouSent, WhileYouWait } from './pending-status.tsx'
import { FinalReason, RejectedStatus } from './rejected-status.tsx'
import { dropSentDrafts } from './correct/drafts.ts'
import { AppealSheet, CorrectionSheet, PointsForm } from './form-sections.tsx'

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: 14px var(--s5);
  border: 1px solid var(--line);
  background: var(--surface);

  > p {
    flex: 1 1 20em;
  }
  ${media.belowTablet} {
    padding: var(--s3) var(--s4);

    > p {
      flex-basis: 100%;
      font-size: var(--t-s);
    }
    > a {
      flex: 1 1 auto;
      padding-inline: var(--s3);
    }
  }
`

/** Tells how to reach the office. */
function AskTheOffice() {
  const { phone, email, openingHours } = useOrganisation()
  const { label } = useTexts()
  return (
    <Line>
      <p>
        <b>
          <Trans>Questions?</Trans>
        </b>{' '}
        {openingHours}
      </p>
      <ButtonAnchor $kind="line" $small href={phoneHref(phone)}>
        <Icon name="phone" />
        <bdi dir="ltr">{phone}</bdi>
      </ButtonAnchor>
      <ButtonAnchor $kind="line" $small href={`mailto:${email}`}>
        <Icon name="mail" />
        {label.email}
      </ButtonAnchor>
    </Line>
  )
}

/** Loads the account sections after the page, since their form needs Formik and yup. */
const ApplicantAccount = latePart<{ session: OpenSession }>(
  'applicant-account',
  async () => (await import('./applicant-account.tsx')).ApplicantAccount,
)

/** What an applicant needs less often. Closed boxes are side by side; an open one takes the row. */
const More = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);
  align-items: start;
  margin-block-start: var(--s3);

  > details {
    block-size: 100%;
  }
  > details[open],
  > section {
    grid-column: 1 / -1;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Shows an applicant the status of the application, and the form to correct it. */
export function ApplicationView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const [answered, setAnswered] = useState<User>()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const live = session.user
  // the answer to a correction may arrive before the listener has the change
  const user = answered && answered.revision > live.revision ? { ...live, ...answered } : live
  const { revision, status } = user
  const rejection = status === 'rejected' ? (rejectionOf(user) ?? rejectionOfText('', '', revision)) : null

  const sentAt = sentAtOf(user)
  const dropSent = useEffectEvent(() => dropSentDrafts(user))
  useEffect(() => dropSent(), [user.id, sentAt])
  const isSentHere = answered?.revision === revision
  useEffect(() => {
    // the form that had the focus is gone
    if (isSentHere) heading.current?.focus()
  }, [isSentHere])

  const open = () => {
    setIsCorrecting(true)
    setIsClosed(false)
  }
  const close = () => {
    setIsCorrecting(false)
    setIsClosed(true)
  }
  useEffect(() => {
    if (isClosed) opener.current?.focus()
  }, [isClosed])
  const handleSent = (sent: User) => {
    setIsCorrecting(false)
    setAnswered(sent)
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
          <PointsForm key={revision} user={user} rejection={rejection} onSent={handleSent} />
        )}
        <More>
          {isReviewOpen(rejection) ? (
            <AppealSheet key={`appeal ${revision}`} isFinal={isOver} user={user} onSent={setAnswered} />
          ) : (
            <Box>
              <Trans>The office has read your application a second time. This decision is final.</Trans>
            </Box>
          )}
          <Disclosure
            title={<Trans>Your data and account</Trans>}
            about={<Trans>Download or delete your data.</Trans>}
          >
            <ApplicantAccount session={session} />
          </Disclosure>
          <AskTheOffice />
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
      {isCorrecting ? (
        <CorrectionSheet key={revision} user={user} onSent={handleSent} onClose={close} />
      ) : (
        <TwoBoxes>
          <WhatYouSent user={user} opener={opener} onCorrect={open} />
          <WhileYouWait />
        </TwoBoxes>
      )}
      <ApplicantAccount session={session} />
    </>
  )
}
