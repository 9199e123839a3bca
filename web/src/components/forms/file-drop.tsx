import { useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT } from 'domain/limits.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { readPicture } from '#lib/files/read-picture.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { FileDropBox, FileDropPrompt } from './file-drop-box.tsx'
import { FilePreview } from './file-preview.tsx'
import { LeaveOutButton } from './leave-out-button.tsx'
import { LostFile } from './lost-file.tsx'
import { useFileControl } from './use-file-control.ts'

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
  const { id, file, message, isReading, isUnreadable, input, leaveOut, choose } = useFileControl(
    name,
    hint !== undefined,
    readPicture,
  )
  return (
    <Frame {...{ id, label, isOptional }} message={message}>
      <FileDropBox $isFull={file !== null} $isLow={instead !== undefined}>
        <input {...input} accept={IMAGE_ACCEPT} />
        {file ? (
          <FilePreview
            file={file}
            id={`${id}-file`}
            label={label}
            isLow={instead !== undefined}
            onReplace={choose}
            onRemove={isOptional ? leaveOut : undefined}
          />
        ) : (
          <FileDropPrompt hintId={`${id}-hint`} hint={hint} instead={instead}>
            {isReading ? t`Reading the picture...` : prompt}
          </FileDropPrompt>
        )}
      </FileDropBox>
      <LostFile {...{ name, id }} />
      {isOptional && isUnreadable && <LeaveOutButton label={label} onClick={leaveOut} />}
    </Frame>
  )
}
