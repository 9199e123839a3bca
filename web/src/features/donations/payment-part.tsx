import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { FormPart } from '#components/forms/form-layout.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { CardPart } from './card/card-part.tsx'
import type { DonationValues } from './donation-values.ts'
import { BankSlip, waysInUse } from './bank-slip.tsx'

/** Stands controls one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--s5);
`

/** Shows the choice of payment: by card, if the site has a card company, or offline. */
export function PaymentPart() {
  const { t, i18n } = useLingui()
  const ways = waysInUse(useOrganisation().ways).map(({ label }) => label)
  const { values } = useFormikContext<DonationValues>()
  const hasCards = usePageData()?.payment !== undefined
  const card = { value: 'card', label: t`Payment By Card`, hint: t`Paid now` }
  const offline = {
    value: 'offline',
    label: t`Offline Donation`,
    hint:
      ways.length === 0
        ? t`Bank transfer or cash at a bank`
        : new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format([t`Bank transfer`, ...ways]),
  }
  return (
    <FormPart>
      <legend>
        <Trans>How you pay</Trans>
      </legend>
      <Stack>
        <RadioPicks
          name="payment_method"
          label={t`Payment method`}
          options={hasCards ? [card, offline] : [offline]}
        />
        {!hasCards && (
          <Note>
            <Trans>Card payment is not available on this site. Please pay in another way.</Trans>
          </Note>
        )}
        {values.payment_method === 'card' ? <CardPart /> : <BankSlip />}
      </Stack>
    </FormPart>
  )
}
