import { Trans, useLingui } from '@lingui/react/macro'
import { DONATION } from 'domain/limits.ts'
import { useFormikContext } from 'formik'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import type { GiftValues } from './gift-values.ts'
import { SumPicks } from './sum-picks.tsx'

/** How much, and for what. */
export function GiftPart() {
  const { t } = useLingui()
  const { exact } = useDollars()
  const { setValues } = useFormikContext<GiftValues>()
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
          <SumPicks />
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
