import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { DialogFoot } from '#components/overlay/dialog.tsx'
import { useTexts } from '#lib/format/texts.ts'
import type { PostFormProps } from './post-form.tsx'
import { asShown } from '../publishing/as-shown.ts'
import type { PostValues } from './post-values.ts'

const Why = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-s);
  color: var(--ink-soft);
`
const Push = styled(Button)`
  margin-inline-start: auto;
`

type PostFootProps = Pick<PostFormProps, 'kind' | 'post' | 'author' | 'onLeave' | 'onSee'>

/** Create or Update, disabled until the required fields are met, and says so; how a visitor sees it; Cancel. */
export function PostFoot({ kind, post, author, onLeave, onSee }: PostFootProps) {
  const texts = useTexts()
  const { values, errors, isSubmitting } = useFormikContext<PostValues>()
  const isMet = [...kind.fields, 'image' as const].every((name) => !errors[name])
  const whyId = useId()
  return (
    <DialogFoot>
      {!isMet && <Why id={whyId}>{texts.requiredFields}</Why>}
      <Button
        type="submit"
        disabled={!isMet}
        aria-busy={isSubmitting}
        aria-describedby={isMet ? undefined : whyId}
        onClick={(event) => isSubmitting && event.preventDefault()}
      >
        {post ? (
          isSubmitting ? (
            <Trans>Updating...</Trans>
          ) : (
            <Trans>Update</Trans>
          )
        ) : isSubmitting ? (
          <Trans>Creating...</Trans>
        ) : (
          <Trans>Create</Trans>
        )}
      </Button>
      <Button type="button" $kind="line" onClick={() => onSee(asShown(values, post, author))}>
        <Trans>Preview</Trans>
      </Button>
      <Push type="button" $kind="plain" onClick={onLeave}>
        <Trans>Cancel</Trans>
      </Push>
    </DialogFoot>
  )
}
