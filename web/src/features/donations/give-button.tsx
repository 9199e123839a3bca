import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { media } from '#styles/media.ts'
import type { GiftValues } from './gift-values.ts'
import { useGift } from './use-gift.ts'

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

/** Sends the gift: the button carries its sum. */
export function GiveButton() {
  const { exact } = useDollars()
  const { values } = useFormikContext<GiftValues>()
  const { dollars } = useGift()
  const sum = dollars === undefined ? '' : exact(dollars)
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
            You pay later at your bank. You will get a reference for the payment. We e-mail you when we
            receive your donation.
          </Trans>
        )}
      </Under>
    </>
  )
}
