import { Trans, useLingui } from '@lingui/react/macro'
import type { GivenReason, ReasonField } from 'domain/decisions/reasons.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { isName, isPicture } from '#components/application/shown-fields.ts'
import { Button } from '#components/controls/button.tsx'
import { TextAreaField } from '#components/fields/text-field.tsx'
import { answerName, type PointValues } from './point-values.ts'

const Remove = styled(Button)`
  margin-inline-start: calc(-1 * var(--s3));
`

const Box = styled.div`
  display: grid;
  gap: 4px;

  textarea {
    min-block-size: 84px;
  }
`

const focusInside = (box: HTMLElement | null) => box?.querySelector('textarea')?.focus()
const focusOn = (button: HTMLElement | null) => button?.focus()

interface PointAnswerProps {
  reason: GivenReason
  /** Names the fields of the point in the prompt. */
  fields: readonly ReasonField[]
}

/** Says that a point is correct as it was, and why. */
export function PointAnswer({ reason, fields }: PointAnswerProps) {
  const { t } = useLingui()
  const { values, setFieldValue } = useFormikContext<PointValues>()
  const name = answerName(reason.id)
  /** Undefined until a button was pressed, which is then gone. */
  const [isOpened, setIsOpened] = useState<boolean>()
  const isOpen = isOpened || !!values[name]
  const prompt = () => {
    if (fields.length > 0 && fields.every(isName)) return t`My name is correct as it was`
    if (fields.length > 0 && fields.every(isPicture))
      return fields.length === 1
        ? t`My picture is correct as it was`
        : t`My pictures are correct as they were`
    return t`This is correct as it was`
  }
  if (!isOpen)
    return (
      <Button
        ref={isOpened === false ? focusOn : undefined}
        type="button"
        $kind="plain"
        $small
        onClick={() => setIsOpened(true)}
      >
        {prompt()}
      </Button>
    )
  const remove = () => {
    setIsOpened(false)
    void setFieldValue(name, '')
  }
  return (
    <Box ref={isOpened ? focusInside : undefined}>
      <TextAreaField
        name={name}
        label={prompt()}
        hint={t`Explain to the office why nothing needs to change here.`}
        rows={2}
        maxLength={MAX_LENGTH.answer}
      />
      <div>
        <Remove type="button" $kind="plain" $small onClick={remove}>
          <Trans>Remove my answer</Trans>
        </Remove>
      </div>
    </Box>
  )
}
