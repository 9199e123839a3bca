import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT } from 'domain/limits.ts'
import { type ReactNode, useCallback } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { readPicture } from '#lib/files/read-picture.ts'
import { Comma } from '#lib/format/format-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { LeaveOutButton, LostFile, useFileControl } from './file-control.tsx'
import { FileDropBox, FileDropPrompt } from './file-drop-box.tsx'

const Picture = styled.img<{ $isLow: boolean }>`
  inline-size: ${({ $isLow }) => ($isLow ? '80px' : '100%')};
  block-size: ${({ $isLow }) => ($isLow ? '80px' : 'auto')};
  max-block-size: 200px;
  object-fit: ${({ $isLow }) => ($isLow ? 'cover' : 'contain')};
`

const FileLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--s2);
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline-start: var(--s2);
  font-size: var(--t-s);

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    line-height: 1.4;
  }
  /* above the unseen input */
  > button {
    position: relative;
    flex: none;
  }
  > span + button {
    margin-inline-start: auto;
  }
`

const Aloud = styled.span`
  ${visuallyHidden}
`

interface FilePreviewProps {
  file: File
  /** The id of the line with the name of the file. */
  id: string
  /** What the picture is. */
  label: string
  isLow: boolean
  onReplace: () => void
  /** For optional files. */
  onRemove: (() => void) | undefined
}

/** Shows the chosen picture with its name and size, and buttons to replace or remove it. */
export function FilePreview({ file, id, label, isLow, onReplace, onRemove }: FilePreviewProps) {
  const { i18n } = useLingui()
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <>
      <Picture ref={show} alt="" $isLow={isLow} />
      <FileLine>
        <span id={id}>
          <bdi>{file.name}</bdi>
          <Comma />
          {formatBytes(file.size, i18n.locale)}
        </span>
        <Button type="button" $kind="plain" $small onClick={onReplace}>
          <Trans>Replace</Trans>
          <Aloud>, {label}</Aloud>
        </Button>
        {onRemove && (
          <Button type="button" $kind="plain" $small onClick={onRemove}>
            <Trans>Remove</Trans>
            <Aloud>, {label}</Aloud>
          </Button>
        )}
      </FileLine>
    </>
  )
}

/** As high as the field beside it. */
const Frame = styled(FieldFrame)`
  grid-template-rows: auto 1fr;
  align-content: stretch;
`

interface FileDropProps extends FieldTexts {
  name: string
  /** The prompt in the empty box: 'Take or choose a picture'. */
  prompt: string
  /** Whether a chosen picture can be removed again; by default if the field is optional. */
  isRemovable?: boolean
  /** Makes the empty box lower on phones, beside a picture that is low there too. */
  isShort?: boolean
  /** Replaces the arrow in the empty box, and makes the box low. */
  instead?: ReactNode
}

/**
 * Renders a picture in a form: a dashed box that shows the chosen picture. The form's value is a `File`, made smaller before it is
 * sent, or null.
 */
export function FileDrop({
  name,
  label,
  hint,
  isOptional = false,
  isRemovable = isOptional,
  prompt,
  instead,
  isShort = false,
}: FileDropProps) {
  const { t } = useLingui()
  const { id, file, message, isReading, isUnreadable, input, leaveOut, choose } = useFileControl(
    name,
    hint !== undefined,
    readPicture,
  )
  return (
    <Frame {...{ id, label, isOptional }} message={message}>
      <FileDropBox $isFull={file !== null} $isLow={instead !== undefined} $isShort={isShort}>
        <input {...input} accept={IMAGE_ACCEPT} />
        {file ? (
          <FilePreview
            file={file}
            id={`${id}-file`}
            label={label}
            isLow={instead !== undefined}
            onReplace={choose}
            onRemove={isRemovable ? leaveOut : undefined}
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
