import { useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT } from 'domain/limits.ts'
import { useTexts } from '#lib/format/texts.ts'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { FieldFrame } from '#components/fields/field-frame.tsx'
import { FileDropBox, FileDropPrompt } from '#components/fields/file-drop-box.tsx'
import { FilePreview } from '#components/fields/file-drop.tsx'
import { LeaveOutButton, useFileControl } from '#components/fields/file-control.tsx'
import { readPicture } from '#lib/files/read-picture.ts'
import type { Post, PostKind } from '../kinds.ts'
import { RowPicture } from '../list/row-picture.tsx'
import { usePostTexts } from '../use-post-texts.ts'

const Stored = styled(RowPicture)`
  inline-size: 100%;
  max-block-size: 200px;
`
/* above the unseen input */
const Replace = styled(Button)`
  position: relative;
  justify-self: end;
`

interface PictureFieldProps {
  kind: PostKind
  /** What is stored; undefined for a new post, which needs a picture. */
  post: Post | undefined
}

/** Renders the picture of a post: the stored one, or the file that was chosen instead. */
export function PictureField({ kind, post }: PictureFieldProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const { isNeeded } = usePostTexts(kind)
  const { id, file, message, isReading, isUnreadable, input, leaveOut, choose } = useFileControl(
    'image',
    false,
    readPicture,
  )
  const isStored = !file && post !== undefined && post.image !== ''
  return (
    <FieldFrame {...{ id, message }} label={label.image} isOptional={post !== undefined}>
      <FileDropBox $isFull={file !== null || isStored} $isLow={false}>
        <input {...input} accept={IMAGE_ACCEPT} />
        {file && (
          <FilePreview
            file={file}
            id={`${id}-file`}
            label={label.image}
            isLow={false}
            onReplace={choose}
            onRemove={post ? leaveOut : undefined}
          />
        )}
        {isStored && (
          <>
            <Stored post={post} />
            <Replace type="button" $kind="plain" $small tabIndex={-1} aria-hidden onClick={choose}>
              {isReading ? t`Reading the picture...` : t`Replace`}
            </Replace>
          </>
        )}
        {!file && !isStored && (
          <FileDropPrompt hintId={`${id}-hint`} hint={post ? undefined : isNeeded} instead={undefined}>
            {isReading ? t`Reading the picture...` : t`Take or choose a picture`}
          </FileDropPrompt>
        )}
      </FileDropBox>
      {post && isUnreadable && <LeaveOutButton label={label.image} onClick={leaveOut} />}
    </FieldFrame>
  )
}
