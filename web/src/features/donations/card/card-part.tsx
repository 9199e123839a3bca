import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { Label } from '#components/fields/field-frame.tsx'
import { FieldGrid, WholeRow } from '#components/forms/form-layout.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { BRANDS } from './brands.ts'
import { CardField } from './card-field.tsx'
import { groupCvv, groupExpireDate, groupNumber } from './grouped.ts'

const Brands = styled(WholeRow)`
  display: grid;
  gap: 6px;
`

/** The card. Nothing of it leaves the browser: what our server is told comes from the company behind it. */
export function CardPart() {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <>
      {usePageData()?.payment === 'sandbox' && (
        <Note icon="info">
          <b>
            <Trans>Test page: no money is taken.</Trans>
          </b>{' '}
          <Trans>
            Your card details stay in this browser and are never sent or stored. Use the test number 4242 4242
            4242 4242.
          </Trans>
        </Note>
      )}
      <FieldGrid>
        <Brands>
          <Label as="span" aria-hidden="true">
            {label.card_brand}
          </Label>
          <RadioPicks
            name="card_brand"
            label={label.card_brand}
            options={Object.entries(BRANDS).map(([value, name]) => ({ value, label: name }))}
          />
        </Brands>
        <WholeRow>
          <CardField
            name="card_holder"
            label={label.card_holder}
            hint={t`As printed on the card.`}
            autoComplete="cc-name"
          />
        </WholeRow>
        <WholeRow>
          <CardField
            name="card_number"
            label={label.card_number}
            group={groupNumber}
            inputMode="numeric"
            autoComplete="cc-number"
          />
        </WholeRow>
        <CardField
          name="expire_date"
          label={label.expire_date}
          hint={t`Month and year, for example 08/29.`}
          group={groupExpireDate}
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <CardField
          name="cvv"
          label={label.cvv}
          hint={t`Three digits on the back.`}
          group={groupCvv}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </FieldGrid>
    </>
  )
}
