import { Trans, useLingui } from '@lingui/react/macro'
import { DONATION } from 'domain/limits.ts'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { ChoiceLabel, Picks } from '#components/fields/radio-picks.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { useContent } from '#lib/page-data/content.tsx'
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
  const { short } = useDollars()
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

/** Asks for the amount and the cause. */
export function AmountPart() {
  const { t } = useLingui()
  const { exact } = useDollars()
  const { setValues } = useFormikContext<DonationValues>()
  const giving = useContent('giving')
  const causes = useContent('causes')?.causes ?? []
  const least = exact(DONATION.least)

  const give = (another: string) => void setValues((others) => ({ ...others, sum: '', another }))
  return (
    <FormPart>
      <legend>
        <Trans>Your donation</Trans>
        {giving && <small>{giving.stitchMeans}</small>}
      </legend>
      <FieldGrid>
        <WholeRow>
          <AmountPicks />
        </WholeRow>
        <TextField
          name="another"
          label={t`Another amount, in dollars`}
          hint={t`At least ${least}.`}
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
