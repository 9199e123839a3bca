import { Trans } from '@lingui/react/macro'
import { en } from 'domain/texts/en.ts'
import { useFormikContext } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import type { BlogFormValues } from './blog-form-schema.ts'

const Why = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-s);
  color: var(--ink-soft);
`

const REQUIRED = ['title', 'description', 'image'] as const

/** Disabled until the required fields are met, and says so. */
export function CreateButton() {
  const { errors, isSubmitting } = useFormikContext<BlogFormValues>()
  const isMet = REQUIRED.every((name) => !errors[name])
  const whyId = useId()
  return (
    <>
      {!isMet && <Why id={whyId}>{en.requiredFields}</Why>}
      <Button
        type="submit"
        disabled={!isMet || isSubmitting}
        aria-busy={isSubmitting}
        aria-describedby={isMet ? undefined : whyId}
      >
        {isSubmitting ? <Trans>Creating...</Trans> : <Trans>Create</Trans>}
      </Button>
    </>
  )
}
