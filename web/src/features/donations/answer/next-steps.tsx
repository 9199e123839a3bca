import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Steps } from '#components/feedback/steps.tsx'

const Box = styled.aside`
  padding: var(--s6) var(--s5);
  background: var(--surface-sunk);
  overflow-wrap: anywhere;
  h2 {
    margin-block-end: var(--s4);
    font-size: 1.5rem;
  }
`

interface NextStepsProps {
  isCard: boolean
  email: string
  /** Whether a mail is on its way. */
  mailed: boolean
}

/** What the giver and the office do next. */
export function NextSteps({ isCard, email, mailed }: NextStepsProps) {
  const { t } = useLingui()
  const kept = mailed
    ? t`A mail with the reference is on its way to ${email}.`
    : t`${email} has had its mails of this hour. Please print this page, or write the reference down.`
  const promise = [
    { title: t`You promised a gift`, text: kept },
    {
      title: t`You pay at your bank`,
      text: t`When it suits you. If it takes longer than a month, write to us.`,
    },
    { title: t`The office writes to you`, text: t`When your gift has arrived.` },
  ]
  const booked = [
    { title: t`You gave`, text: kept },
    {
      title: t`There is nothing more to do`,
      text: t`Quote the reference if you write or call about your gift.`,
    },
  ]
  return (
    <Box aria-label={t`What happens next`}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <Steps steps={isCard ? booked : promise} current={1} />
    </Box>
  )
}
