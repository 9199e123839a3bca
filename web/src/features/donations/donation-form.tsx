import { Trans } from '@lingui/react/macro'
import type { Giving } from 'domain/content/giving.ts'
import type { DonationLimits } from 'domain/money/money.ts'
import { useFormikContext } from 'formik'
import { type ReactNode, useCallback } from 'react'
import styled from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { loadChunk, loadOrReload } from '#lib/loading/load-chunk.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { media } from '#styles/media.ts'
import { AmountPart } from './amount-part.tsx'
import { DonationSummary } from './donation-summary.tsx'
import { CARD_FIELDS, type DonationValues } from './donation-values.ts'
import { DonorPart } from './donor-part.tsx'
import { PaymentPart, Stack } from './payment-part.tsx'
import { dropUnanswered } from './unanswered-donation.ts'
import { useDonation, useLinkedValues } from './use-donation.ts'

const Big = styled(SubmitButton)`
  && {
    justify-self: start;
    min-block-size: 56px;
    padding-inline: var(--s6);
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  ${media.belowTablet} {
    && {
      justify-self: stretch;
    }
  }
`
const Under = styled(Hint)`
  margin-block-start: calc(-1 * var(--s3));
`

/** Renders the submit button with the amount, and a line about what happens next. */
function DonateButton() {
  const { exact } = useChamberMoney()
  const { values } = useFormikContext<DonationValues>()
  const { amount } = useDonation()
  const sum = amount === undefined ? '' : exact(amount)
  const isCard = values.payment_method === 'card'
  return (
    <>
      <Big kind="give" busyLabel={<Trans>Sending {sum}...</Trans>}>
        {isCard ? <Trans>Donate {sum}</Trans> : <Trans>Pledge {sum}</Trans>}
      </Big>
      <Under>
        {isCard ? (
          <Trans>You will get a reference. Use it when you contact us about your donation.</Trans>
        ) : (
          <Trans>
            You pay later. You will get a reference for the payment. We e-mail you when we receive your
            donation.
          </Trans>
        )}
      </Under>
    </>
  )
}

const Page = styled(Wrap)`
  padding-block: var(--s8) var(--section);
  ${media.belowTablet} {
    padding-block-start: var(--s6);
  }
`
/* in one column the summary comes after the amount */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  column-gap: var(--s9);
  > * {
    grid-column: 1;
  }
  > aside {
    grid-area: 1 / 2 / span 4;
    position: sticky;
    inset-block-start: var(--s5);
    align-self: start;
  }
  ${media.belowWide} {
    column-gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      grid-area: auto;
      position: static;
      margin-block-end: var(--s7);
    }
    > fieldset {
      inline-size: 100%;
      max-inline-size: 704px;
    }
  }
`

const Frame = ({ children }: { children: ReactNode }) => <Page>{children}</Page>

const importSchema = () => import('./donation-schema.ts')

const loadSchema = async (limits: DonationLimits) => (await importSchema()).donationFormSchema(limits)

const loadParts = () => Promise.all([import('./api.ts'), import('./donation-sent.tsx')])

/** Loads the code that is needed only when a donation is sent. @throws ChunkError */
const loadSending = () => loadChunk('send-donation', loadParts)

/** Starts loading that code at the first focus: a page reload later would lose the card. */
const loadAhead = () => {
  const loading = loadOrReload('send-donation', () => Promise.all([loadParts(), importSchema()]))
  loading.catch(() => {}) // reported when the donation is sent
}

/** Renders the donation form; after sending, the answer replaces it. */
export function DonationForm({ giving }: { giving: Giving }) {
  const company = usePageData()?.payment
  const schema = useCallback(() => loadSchema(giving), [giving])
  const addressed = useLinkedValues()
  const first = useContent('causes')?.causes[0]?.id ?? ''
  const initialValues: DonationValues = {
    currency: giving.currency,
    sum: String(giving.stitch),
    another: '',
    cause: first,
    first_name: '',
    last_name: '',
    email: '',
    address: '',
    message: '',
    payment_method: company ? 'card' : 'offline',
    card_brand: 'visa',
    card_holder: '',
    card_number: '',
    expire_date: '',
    cvv: '',
  }
  return (
    <OpenForm
      name="donation"
      schema={schema}
      initialValues={initialValues}
      // where there is one way to pay, a draft from when there were two does not choose the other
      secret={company ? CARD_FIELDS : [...CARD_FIELDS, 'payment_method']}
      addressed={addressed}
      hasSummary
      keepsAnswer
      onAfresh={dropUnanswered}
      frame={Frame}
      send={async (values, botCheck) => {
        const [{ sendDonation }] = await loadSending()
        return sendDonation(values, botCheck, company)
      }}
      sent={async (answer, values, again) => {
        const [, { Answer }] = await loadSending()
        return <Answer {...answer} values={values} onAgain={again} />
      }}
    >
      <Grid onFocus={loadAhead}>
        <AmountPart giving={giving} />
        <DonationSummary />
        <DonorPart />
        <PaymentPart />
        <Stack>
          <DonateButton />
        </Stack>
      </Grid>
    </OpenForm>
  )
}
