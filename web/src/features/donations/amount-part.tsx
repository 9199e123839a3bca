import { Trans, useLingui } from '@lingui/react/macro'
import type { Giving } from 'domain/content/giving.ts'
import type { Currency } from 'domain/money/money.ts'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import styled from 'styled-components'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { ChoiceLabel, Picks } from '#components/fields/radio-picks.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { media } from '#styles/media.ts'
import type { DonationValues } from './donation-values.ts'
import { useSuggested } from './use-donation.ts'

const Four = styled(Picks)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: row;
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Large = styled(ChoiceLabel)`
  min-block-size: 76px;
  b {
    display: block;
    font: 700 1.75rem/1.1 var(--display);
  }
`

/** Renders the suggested amounts with what each pays for. Choosing one clears the other amount. */
function AmountPicks() {
  const { t } = useLingui()
  const { short } = useChamberMoney()
  const { values, setValues } = useFormikContext<DonationValues>()
  const sums = useSuggested(values.cause)
  if (sums.length === 0) return null

  const choose = (sum: string) => void setValues((others) => ({ ...others, sum, another: '' }))
  return (
    <Four role="radiogroup" aria-label={t`Amount`}>
      {sums.map(({ dollars, does }) => (
        <Large key={dollars}>
          <input
            type="radio"
            name="sum"
            value={dollars}
            checked={values.sum === String(dollars)}
            onChange={({ target }) => choose(target.value)}
          />
          <span>
            <b>{short(dollars)}</b>
            <small>{does}</small>
          </span>
        </Large>
      ))}
    </Four>
  )
}

/** Returns the name of a currency in a sentence. */
function useCurrencyName(currency: Currency) {
  const { t } = useLingui()
  const names: Record<Currency, string> = {
    USD: t`dollars`,
    PKR: t`rupees`,
    EUR: t`euros`,
    GBP: t`pounds`,
    AED: t`dirhams`,
    SAR: t`riyals`,
    CAD: t`Canadian dollars`,
    AUD: t`Australian dollars`,
  }
  return names[currency]
}

/** Asks for the amount and the cause. */
export function AmountPart({ giving }: { giving: Giving }) {
  const { t } = useLingui()
  const { exact } = useChamberMoney()
  const { values, setValues } = useFormikContext<DonationValues>()
  const causes = useContent('causes')?.causes ?? []
  const { currency } = giving
  const least = exact(giving.least)
  const currencyName = useCurrencyName(currency)

  // an amount of a draft may be in the currency before
  useEffect(() => {
    if (values.currency === currency) return
    void setValues((others) => ({ ...others, currency, sum: String(giving.stitch), another: '' }))
  }, [values.currency, currency, giving.stitch, setValues])

  const give = (another: string) => void setValues((others) => ({ ...others, sum: '', another }))
  return (
    <FormPart>
      <legend>
        <Trans>Your donation</Trans>
        <small>{giving.stitchMeans}</small>
      </legend>
      <FieldGrid>
        <WholeRow>
          <AmountPicks />
        </WholeRow>
        <TextField
          name="another"
          label={t`Another amount, in ${currencyName}`}
          hint={t`At least ${least}.`}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => give(target.value)}
        />
        <SelectField
          name="cause"
          label={t`Cause`}
          hint={t`Choose one, or let us choose.`}
          options={[
            ...causes.map(({ id, title }) => ({ value: id, label: title })),
            { value: '', label: t`Where it is needed most` },
          ]}
        />
      </FieldGrid>
    </FormPart>
  )
}
