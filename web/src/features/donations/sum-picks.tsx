import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { Pick, Picks } from '#components/fields/radio-picks.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { media } from '#styles/media.ts'
import type { GiftValues } from './gift-values.ts'
import { useSuggested } from './use-gift.ts'

const Four = styled(Picks)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: row;
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Large = styled(Pick)`
  min-block-size: 76px;
  b {
    display: block;
    font: 700 1.75rem/1.1 var(--display);
  }
`

/** The suggested sums, each with what it does; choosing one takes back another amount. */
export function SumPicks() {
  const { t } = useLingui()
  const { short } = useDollars()
  const { values, setValues } = useFormikContext<GiftValues>()
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
