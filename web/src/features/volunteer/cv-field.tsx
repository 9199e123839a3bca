import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT, UPLOAD } from 'domain/limits.ts'
import styled, { css } from 'styled-components'
import { FieldFrame, Hint } from '#components/fields/field-frame.tsx'
import { FileDropBox, FileDropPrompt } from '#components/fields/file-drop-box.tsx'
import { LeaveOutButton, LostFile, useFileControl } from '#components/fields/file-control.tsx'
import { readDocument } from '#lib/files/read-document.ts'
import { useTexts } from '#lib/format/texts.ts'
import { ChosenDocument } from './chosen-document.tsx'

const full = css`
  min-block-size: 88px;
  padding: var(--s3) var(--s4);
`
const Box = styled(FileDropBox)`
  min-block-size: 132px;
  ${({ $isFull }) => $isFull && full}
`

/** A CV, if she has one: a dashed box that turns into its name and size. */
export function CvField() {
  const { t } = useLingui()
  const { label } = useTexts()
  const { id, file, message, isReading, isUnreadable, input, leaveOut, choose } = useFileControl(
    'cv',
    true,
    readDocument,
  )
  const megabytes = UPLOAD.fileBytes / 1024 / 1024
  return (
    <FieldFrame id={id} label={label.cv} isOptional message={message}>
      <Box $isFull={file !== null} $isLow={false}>
        <input {...input} accept={`application/pdf,${IMAGE_ACCEPT}`} />
        {file ? (
          <ChosenDocument file={file} id={`${id}-file`} label={label.cv} onReplace={choose} />
        ) : (
          <FileDropPrompt hintId="" hint={undefined} instead={undefined}>
            {isReading ? t`Reading the file...` : t`Choose a file, or drop it here`}
          </FileDropPrompt>
        )}
      </Box>
      <LostFile {...{ name: 'cv', id }} />
      {isUnreadable && <LeaveOutButton label={label.cv} onClick={leaveOut} />}
      <Hint id={`${id}-hint`}>
        <Trans>
          PDF or a picture, up to {megabytes} MB. Only administrators can open it. Each opening is recorded.
        </Trans>
      </Hint>
    </FieldFrame>
  )
}
