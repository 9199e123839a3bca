import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { IMAGE_ACCEPT, longestEdge } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { shrinkPicture, UnreadablePictureError } from '#lib/shrink-picture.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { FileDropBox, FileDropPrompt } from './file-drop-box.tsx'
import { FilePreview } from './file-preview.tsx'
import { useControl } from './use-control.ts'

/** As high as the field beside it. */
const Frame = styled(FieldFrame)`
  grid-template-rows: auto 1fr;
  align-content: stretch;
`

interface FileDropProps extends FieldTexts {
  name: string
  /** What to do, on the empty box: 'Take or choose a picture'. */
  prompt: string
  /** Stands in the empty box instead of the arrow, and makes the box low: what is seen without a picture. */
  instead?: ReactNode
}

/**
 * A picture in a form, as a dashed box that turns into the picture. The form's value is a `File`, shrunk to what is
 * worth sending, or null.
 */
export function FileDrop({ name, label, hint, isOptional, prompt, instead }: FileDropProps) {
  const { t } = useLingui()
  const { setFieldValue, setFieldTouched } = useFormikContext()
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const file = value instanceof File ? value : null

  const take = async (chosen: File) => {
    setIsReading(true)
    setProblem(undefined)
    try {
      await setFieldValue(name, await shrinkPicture(chosen, longestEdge(name)), true)
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error
      setProblem(en.field.notAnImage)
      await setFieldValue(name, null, true)
    } finally {
      setIsReading(false)
      await setFieldTouched(name, true, false)
    }
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) void take(chosen)
  }

  const shown = problem ?? message
  const describedBy = [hint && `${id}-hint`, file && `${id}-file`, shown && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <Frame {...{ id, label, isOptional }} message={shown}>
      <FileDropBox $isFull={file !== null} $isLow={instead !== undefined}>
        <input
          {...control}
          ref={input}
          type="file"
          accept={IMAGE_ACCEPT}
          aria-invalid={shown !== undefined}
          aria-describedby={describedBy || undefined}
          tabIndex={file ? -1 : undefined}
          onChange={handleChange}
        />
        {file ? (
          <FilePreview
            file={file}
            id={`${id}-file`}
            label={label}
            isLow={instead !== undefined}
            onReplace={() => input.current?.click()}
          />
        ) : (
          <FileDropPrompt hintId={`${id}-hint`} hint={hint} instead={instead}>
            {isReading ? t`Reading the picture...` : prompt}
          </FileDropPrompt>
        )}
      </FileDropBox>
    </Frame>
  )
}
