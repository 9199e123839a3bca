import { Trans, useLingui } from '@lingui/react/macro'
import { FILES, IMAGE_ACCEPT } from 'domain/limits.ts'
import { rule } from 'domain/values/rule.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { FieldFrame, Hint } from '#components/fields/field-frame.tsx'
import { useFileControl } from '#components/fields/file-control.tsx'
import { FileDropBox, FileDropPrompt } from '#components/fields/file-drop-box.tsx'
import { FileSheet } from '#components/files/file-rows.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { UnusableFileError } from '#lib/files/unusable-file.ts'
import { Comma } from '#lib/format/format-list.ts'
import { useTexts } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Box = styled(FileDropBox)`
  min-block-size: 112px;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s2);
  text-align: start;
  > span:nth-of-type(2) {
    flex: 1 1 104px;
    min-inline-size: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  /* above the unseen input */
  > button {
    position: relative;
  }
`
const Aloud = styled.span`
  ${visuallyHidden}
`

const MEGABYTES = FILES.fileBytes / 1024 / 1024
const PDF = '%PDF-'

const isPdf = async (file: File) => (await file.slice(0, PDF.length).text()) === PDF

/** Checks a chosen file. The server decides by its bytes. @throws UnusableFileError */
async function check(chosen: File): Promise<File> {
  if (chosen.size > FILES.fileBytes) throw new UnusableFileError(rule('documentTooLarge', MEGABYTES))
  if (!(await isPdf(chosen)) && !IMAGE_ACCEPT.split(',').includes(chosen.type))
    throw new UnusableFileError(rule('notADocument'))
  return chosen
}

interface FileFieldProps {
  /** Whether a file is stored already, which stays unless another is chosen. */
  isStored: boolean
}

/** Renders the field for the file: a drop box that shows the chosen one. */
export function FileField({ isStored }: FileFieldProps) {
  const { t, i18n } = useLingui()
  const { label } = useTexts()
  const { id, file, message, isReading, input, leaveOut, choose } = useFileControl('file', true, check)
  return (
    <FieldFrame {...{ id, message }} label={isStored ? t`New file` : label.file} isOptional={isStored}>
      <Hint id={`${id}-hint`}>
        {isStored ? (
          <Trans>It replaces the file. Its address stays the same, so links keep working.</Trans>
        ) : (
          <Trans>PDF or picture, up to {MEGABYTES} MB. The properties of a PDF stay in it.</Trans>
        )}
      </Hint>
      <Box $isFull={file !== null} $isLow={false}>
        <input {...input} accept={`application/pdf,${IMAGE_ACCEPT}`} />
        {file ? (
          <Line>
            <FileSheet kind={file.type.startsWith('image/') ? 'jpg' : 'pdf'} />
            <span id={`${id}-file`}>
              <bdi>{file.name}</bdi>
              <Comma />
              {formatBytes(file.size, i18n.locale)}
            </span>
            <Button type="button" $kind="plain" $small onClick={choose}>
              <Trans>Choose another</Trans>
              <Aloud>, {label.file}</Aloud>
            </Button>
            {isStored && (
              <Button type="button" $kind="plain" $small onClick={leaveOut}>
                <Trans>Remove</Trans>
                <Aloud>, {label.file}</Aloud>
              </Button>
            )}
          </Line>
        ) : (
          <FileDropPrompt hintId="" hint={undefined} instead={undefined}>
            {isReading ? t`Reading the file...` : t`Choose a file, or drop it here`}
          </FileDropPrompt>
        )}
      </Box>
    </FieldFrame>
  )
}
