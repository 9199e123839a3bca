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
  /** Whether an e-mail was sent. */
  mailed: boolean
}

/** Lists what the donor and the office do next. */
export function NextSteps({ isCard, email, mailed }: NextStepsProps) {
  const { t } = useLingui()
  const kept = mailed
    ? t`We have sent the reference to ${email}.`
    : t`We cannot send more e-mails to ${email} this hour. Please note the reference or print this page.`
  const promise = [
    { title: t`You made a pledge`, text: kept },
    {
      title: t`You pay`,
      text: t`Pay when it suits you. If you need more than a month, contact us.`,
    },
    { title: t`We e-mail you`, text: t`When we receive your donation.` },
  ]
  const booked = [
    { title: t`You donated`, text: kept },
    {
      title: t`Nothing more to do`,
      text: t`Use the reference if you contact us about your donation.`,
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
