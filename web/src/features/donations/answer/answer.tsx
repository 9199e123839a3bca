import type { Sent } from 'domain/api/forms.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Actions, Button, ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { AgainButton } from '#components/forms/sent-answer.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import type { GiftValues } from '../gift-values.ts'
import { BankSlip } from '../offline/bank-slip.tsx'
import { useGiftOf } from '../use-gift.ts'
import { WhatItDoes } from '../what-it-does.tsx'
import { NextSteps } from './next-steps.tsx'
import { YourStitch } from './your-stitch.tsx'

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: var(--s8) var(--s9);
  align-items: start;
  padding-block: var(--section);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`
const Words = styled.div`
  display: grid;
  gap: var(--s5);
`
const Lead = styled.p`
  max-inline-size: 34em;
  font-size: var(--t-l);
  line-height: 1.5;
  text-wrap: pretty;
`
const Reference = styled.p`
  b {
    display: block;
    color: var(--accent);
    font: 700 1.75rem/1.1 var(--display);
  }
`
const ForScreen = styled(Actions)`
  @media print {
    display: none;
  }
`

interface AnswerProps extends Sent {
  values: GiftValues
  /** Brings the form back. */
  onAgain: () => void
}

/** What became of a gift: a promise with all that her bank asks for, or a gift that is booked. */
export function Answer({ reference, mailed, values, onAgain }: AnswerProps) {
  const { t } = useLingui()
  const { exact } = useDollars()
  const gift = useGiftOf(values)
  const isSandbox = usePageData()?.payment === 'sandbox'
  const isCard = values.payment_method === 'card'
  const { first_name: name, email } = values
  const sum = exact(gift.dollars ?? 0)
  return (
    <>
      <Grid>
        <Words>
          <h2>
            {isCard
              ? t`Thank you, ${name}. Your donation has been paid.`
              : t`Thank you, ${name}. We have recorded your pledge.`}
          </h2>
          <Lead>
            {isCard ? (
              <Trans>
                You donated <b>{sum}</b>.
              </Trans>
            ) : (
              <Trans>
                You pledged <b>{sum}</b>. Give the reference when you pay.
              </Trans>
            )}{' '}
            <WhatItDoes gift={gift} />.
          </Lead>
          {isCard && isSandbox && (
            <Note icon="info">
              <Trans>Test page: no money has been taken.</Trans>
            </Note>
          )}
          {isCard ? (
            <Reference>
              <Trans>Your reference</Trans>
              <b>{reference}</b>
            </Reference>
          ) : (
            <BankSlip reference={reference} />
          )}
          <ForScreen>
            <Button type="button" onClick={() => window.print()}>
              <Icon name="print" />
              <Trans>Print this page</Trans>
            </Button>
            <ButtonLink to={gift.told ? paths.cause.to(gift.told.cause.id) : paths.causes} $kind="line">
              {gift.told ? t`See the cause` : t`See the causes`}
            </ButtonLink>
            <AgainButton onClick={onAgain}>
              <Trans>Make another donation</Trans>
            </AgainButton>
          </ForScreen>
        </Words>
        <NextSteps isCard={isCard} email={email} mailed={mailed} />
      </Grid>
      {gift.told && <YourStitch told={gift.told} stitches={gift.stitches} />}
    </>
  )
}
