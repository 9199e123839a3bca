import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT, MAX_CONTENT_LENGTH } from 'domain/limits.ts'
import { formatRule } from 'domain/values/rule.ts'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Actions, Button } from '#components/controls/button.tsx'
import { UploadProgress } from '#components/dashboard/upload-progress.tsx'
import { FieldMessage, Hint, Label } from '#components/fields/field-frame.tsx'
import { Input } from '#components/fields/text-field.tsx'
import { readPicture } from '#lib/files/read-picture.ts'
import { UnusableFileError } from '#lib/files/unusable-file.ts'
import { useTexts } from '#lib/format/texts.ts'
import { EditorBox, enterBox } from './link-box.tsx'
import type { WrittenPicture } from './marks.ts'

type Uploaded = Pick<WrittenPicture, 'address' | 'width' | 'height'>

/** Sends a picture for the text. @throws Error with what to say, if it was not stored */
export type UploadPicture = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Uploaded>

const File = styled.input`
  inline-size: 100%;
  min-block-size: 44px;
  padding-block: var(--s2);
`

interface PictureBoxProps {
  /** Pixels from the top of the text. */
  top: number
  upload: UploadPicture
  onInsert: (picture: WrittenPicture) => void
  onClose: () => void
}

/** Asks for a picture, its description and its caption. The picture is sent as soon as it is chosen. */
export function PictureBox({ top, upload, onInsert, onClose }: PictureBoxProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => enterBox(input.current), [])
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  const [file, setFile] = useState<File>()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [uploaded, setUploaded] = useState<Uploaded>()
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')

  const send = async (picture: File) => {
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    setProblem(undefined)
    setPercent(0)
    try {
      setUploaded(await upload(picture, { onProgress: setPercent, signal: controller.signal }))
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Error ? error.message : texts.forms.notRead)
    } finally {
      if (request.current === controller) setPercent(undefined)
    }
  }
  const take = async (chosen: File) => {
    setUploaded(undefined)
    setFile(undefined)
    try {
      const picture = await readPicture(chosen, 'image')
      setFile(picture)
      await send(picture)
    } catch (error) {
      setProblem(error instanceof UnusableFileError ? formatRule(texts, error.rule) : texts.forms.notRead)
    }
  }
  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) void take(chosen)
  }
  const insert = () => uploaded && onInsert({ ...uploaded, alt: alt.trim(), caption: caption.trim() })
  const handleKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'file'
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isTyping)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else insert()
  }
  const field = (
    name: string,
    label: string,
    hint: string,
    value: string,
    change: (value: string) => void,
  ) => (
    <>
      <Label htmlFor={`${id}-${name}`}>{label}</Label>
      <Hint id={`${id}-${name}-hint`}>{hint}</Hint>
      <Input
        id={`${id}-${name}`}
        maxLength={MAX_CONTENT_LENGTH.line}
        value={value}
        aria-describedby={`${id}-${name}-hint`}
        onChange={({ target }) => change(target.value)}
      />
    </>
  )
  return (
    <EditorBox aria-label={t`Picture`} style={{ insetBlockStart: top }} onKeyDown={handleKey}>
      <Label htmlFor={id}>{t`Picture for the text`}</Label>
      <File
        ref={input}
        id={id}
        type="file"
        accept={IMAGE_ACCEPT}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={handleChoice}
      />
      {percent !== undefined && <UploadProgress percent={percent} onStop={() => request.current?.abort()} />}
      {problem && <FieldMessage id={id}>{problem}</FieldMessage>}
      {field('alt', t`Description of the picture`, t`For blind visitors.`, alt, setAlt)}
      {field('caption', t`Caption`, t`Shown below the picture. You can leave it empty.`, caption, setCaption)}
      <Actions>
        {problem && file ? (
          <Button type="button" $small onClick={() => void send(file)}>
            <Trans>Send again</Trans>
          </Button>
        ) : (
          <Button type="button" $small disabled={!uploaded} onClick={insert}>
            <Trans>Insert picture</Trans>
          </Button>
        )}
        <Button type="button" $kind="plain" $small onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Actions>
    </EditorBox>
  )
}
