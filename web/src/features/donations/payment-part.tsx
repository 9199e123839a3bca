import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { FormPart } from '#components/forms/form-part.tsx'
import { RadioPicks } from '#components/forms/radio-picks.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { CardPart } from './card/card-part.tsx'
import type { GiftValues } from './gift-values.ts'
import { BankSlip } from './offline/bank-slip.tsx'

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
`

/** By card, where a company stands behind it, or from the giver's bank. */
export function PaymentPart() {
  const { t } = useLingui()
  const { values } = useFormikContext<GiftValues>()
  const hasCards = usePageData()?.payment !== undefined
  const card = { value: 'card', label: t`Payment By Card`, hint: t`Booked at once` }
  const offline = {
    value: 'offline',
    label: t`Offline Donation`,
    hint: t`By bank, from your own account or over the counter`,
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
            <Trans>
              Cards cannot be taken on this site, since no card company stands behind it. A transfer from your
              bank reaches us whole.
            </Trans>
          </Note>
        )}
        {values.payment_method === 'card' ? <CardPart /> : <BankSlip />}
      </Stack>
    </FormPart>
  )
}
