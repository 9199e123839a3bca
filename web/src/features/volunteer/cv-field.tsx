import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT, UPLOAD } from 'domain/limits.ts'
import styled, { css } from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldFrame, Hint } from '#components/fields/field-frame.tsx'
import { FileDropBox, FileDropPrompt } from '#components/fields/file-drop-box.tsx'
import { LeaveOutButton, LostFile, useFileControl } from '#components/fields/file-control.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { readDocument } from '#lib/files/read-document.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useTexts } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  text-align: start;
  /* above the hidden input */
  > button {
    position: relative;
    margin-inline-start: auto;
  }
`
const Sheet = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  background: var(--success-tint);
  color: var(--success);
  > svg {
    inline-size: 28px;
    block-size: 28px;
  }
`
const Words = styled.span`
  flex: 1 1 104px;
  display: grid;
  min-inline-size: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
`
const Aloud = styled.span`
  ${visuallyHidden}
`

interface ChosenDocumentProps {
  file: File
  /** Id of the text that describes the file. */
  id: string
  /** Label of its field. */
  label: string
  onReplace: () => void
}

/** Shows a chosen file with its kind and size, and a button to replace it. */
function ChosenDocument({ file, id, label, onReplace }: ChosenDocumentProps) {
  const { t, i18n } = useLingui()
  const kind = file.type.startsWith('image/') ? t`Picture` : 'PDF'
  return (
    <Line>
      <Sheet>
        <Icon name="document" />
      </Sheet>
      <Words id={id}>
        <b>
          <bdi>{file.name}</bdi>
        </b>
        <Hint>{formatList([kind, formatBytes(file.size, i18n.locale)], i18n.locale)}</Hint>
      </Words>
      <Button type="button" $kind="plain" $small onClick={onReplace}>
        <Trans>Replace</Trans>
        <Aloud>, {label}</Aloud>
      </Button>
    </Line>
  )
}

const full = css`
  min-block-size: 88px;
  padding: var(--s3) var(--s4);
`
const Box = styled(FileDropBox)`
  min-block-size: 132px;
  ${({ $isFull }) => $isFull && full}
`

/** Renders the optional CV field: a drop box that shows the chosen file. */
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
