import { Trans } from '@lingui/react/macro'
import { en } from 'domain/texts/en.ts'
import { useFormikContext } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '../../components/button.tsx'

const Why = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-s);
  color: var(--ink-soft);
`

/** Disabled until the form may be sent, and says why. */
export function CreateButton() {
  const { isValid, isSubmitting } = useFormikContext()
  const whyId = useId()
  return (
    <>
      {!isValid && <Why id={whyId}>{en.requiredFields}</Why>}
      <Button
        type="submit"
        disabled={!isValid || isSubmitting}
        aria-busy={isSubmitting}
        aria-describedby={isValid ? undefined : whyId}
      >
        {isSubmitting ? <Trans>Creating...</Trans> : <Trans>Create</Trans>}
      </Button>
    </>
  )
}
