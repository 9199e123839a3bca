import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ComponentProps, useState } from 'react'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { roomForButton } from '#styles/mirrored.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Input } from './text-field.tsx'
import { useControl } from './use-control.ts'

const Box = styled.div`
  position: relative;

  > input {
    ${roomForButton('92px')}
  }
`

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 3px;
  min-inline-size: 78px;
  block-size: 44px;
  margin-block: auto;
  border: 0;
  border-radius: 2px;
  background: none;
  color: var(--accent);
  font: 600 var(--t-s) / 1.2 var(--text);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    background: var(--accent-tint);
  }
  ${media.withoutScripts} {
    display: none;
  }
`

const Aloud = styled.span`
  ${visuallyHidden}
`

interface SecretInputProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  /** The label of the field, read out with the button. */
  label: string
}

/** Renders a password box with a button that shows the password, except while the form is being sent. */
export function SecretInput({ label, ...input }: SecretInputProps) {
  const { isSubmitting } = useFormikContext()
  const [isWanted, setIsWanted] = useState(false)
  const isShown = isWanted && !isSubmitting
  return (
    <Box>
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Toggle type="button" aria-controls={input.id} onClick={() => setIsWanted(!isShown)}>
        {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>} <Aloud>{label}</Aloud>
      </Toggle>
    </Box>
  )
}

interface SecretFieldProps
  extends Omit<FieldTexts, 'isOptional'>, Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength'> {
  name: string
}

/** Renders a password in a form. */
export function SecretField({ name, label, hint, ...input }: SecretFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <SecretInput {...control} {...input} label={label} required value={value as string} />
    </FieldFrame>
  )
}
