import { Trans, useLingui } from '@lingui/react/macro'
import type { Donated } from 'domain/api/forms.ts'
import { PLACES } from 'domain/needlework/places.ts'
import styled from 'styled-components'
import { Actions, Button, ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { AgainButton } from '#components/forms/sent-answer.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { CountedCloth } from '#components/needlework/counted-cloth.tsx'
import { useMoney } from '#lib/format/use-money.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { paths } from '#lib/paths.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { BankSlip } from './bank-slip.tsx'
import { WhatItPaysFor } from './donation-summary.tsx'
import type { DonationValues } from './donation-values.ts'
import { NextSteps } from './next-steps.tsx'
import { useDonationOf } from './use-donation.ts'

const PlaceGround = styled(Section)`
  ${onKora}
`
const PlaceGrid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: var(--s6) var(--s8);
  align-items: center;
  h2 {
    margin-block-end: var(--s3);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`

/** Shows which place of the cause the donation pays for. */
function YourPlace({ entry, places }: { entry: CauseWithStory; places: number }) {
  const { cause, story, done, paid } = entry
  const place = done + paid + 1
  return (
    <PlaceGround aria-labelledby="your-place">
      <PlaceGrid>
        <div>
          <h2 id="your-place">
            <Trans>Where your donation goes</Trans>
          </h2>
          <p>
            {story && `${done} ${story.unit} ${story.done}, ${paid} ${story.paidFor}. `}
            {place <= PLACES && places >= 1 && (
              <Trans>
                Your donation pays for place {place} of {PLACES}.
              </Trans>
            )}
          </p>
        </div>
        <CountedCloth label={cause.title} progress={cause.progress} done={done} paid={paid} mine={places} />
      </PlaceGrid>
    </PlaceGround>
  )
}

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

interface AnswerProps extends Donated {
  values: DonationValues
  /** Called to show the form again. */
  onAgain: () => void
}

/** Replaces the form after sending: thanks for a card payment, or shows where to pay a pledge. */
export function Answer({ reference, mailed, bank, ways, values, onAgain }: AnswerProps) {
  const { t } = useLingui()
  const { exact } = useMoney()
  const donation = useDonationOf(values)
  const isSandbox = usePageData()?.payment === 'sandbox'
  const isCard = values.payment_method === 'card'
  const { first_name: name, email } = values
  const sum = exact(donation.amount ?? 0, values.currency)
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
            <WhatItPaysFor donation={donation} />.
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
            <BankSlip reference={reference} account={bank} ways={ways} />
          )}
          <ForScreen>
            <Button type="button" onClick={() => window.print()}>
              <Icon name="print" />
              <Trans>Print this page</Trans>
            </Button>
            <ButtonLink
              to={donation.entry ? paths.cause.to(donation.entry.cause.id) : paths.causes}
              $kind="line"
            >
              {donation.entry ? t`See the cause` : t`See the causes`}
            </ButtonLink>
            <AgainButton onClick={onAgain}>
              <Trans>Make another donation</Trans>
            </AgainButton>
          </ForScreen>
        </Words>
        <NextSteps isCard={isCard} email={email} mailed={mailed} />
      </Grid>
      {donation.entry && <YourPlace entry={donation.entry} places={donation.places} />}
    </>
  )
}
