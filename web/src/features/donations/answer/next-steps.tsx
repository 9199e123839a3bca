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
  const copy = mailed
    ? t`A copy of this page is on its way to ${email}.`
    : t`${email} has had its mails of this hour. Please print this page, or write the reference down.`
  const receipt = { title: t`You get a numbered receipt`, text: t`By e-mail, in words and figures.` }
  const promise = [
    { title: t`You promised a gift`, text: copy },
    {
      title: t`You pay at your bank`,
      text: t`When it suits you. If it takes longer than a month, write to us.`,
    },
    { title: t`The bank confirms it`, text: t`Mostly within two working days.` },
    receipt,
  ]
  const booked = [{ title: t`You gave`, text: copy }, receipt]
  return (
    <Box aria-label={t`What happens next`}>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <Steps steps={isCard ? booked : promise} current={1} />
    </Box>
  )
}
