import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_ACCEPT } from 'domain/limits.ts'
import { formatRule } from 'domain/values/rule.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Actions, Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldFrame } from '#components/fields/field-frame.tsx'
import { FileDropBox, FileDropPrompt } from '#components/fields/file-drop-box.tsx'
import { UploadProgress } from '#components/dashboard/upload-progress.tsx'
import { readPicture } from '#lib/files/read-picture.ts'
import { useTexts } from '#lib/format/texts.ts'
import { UnusableFileError } from '#lib/files/unusable-file.ts'
import type { PictureDefinition } from '../parts/form-definition.ts'
import type { Path } from '../values.ts'
import { ChangedWord } from './changed-mark.tsx'
import { useContentField, useFormContext } from './form-context.ts'
import { toText } from './format-value.ts'

const Whole = styled.div`
  grid-column: 1 / -1;
  padding-block-end: var(--s4);
`
/* in a line of its own, below the hint */
const Changed = styled.div`
  margin-inline-start: calc(-1 * var(--s3));
`
const Thumb = styled.img`
  inline-size: 80px;
  block-size: 80px;
  object-fit: cover;
`

interface PictureFieldProps {
  path: Path
  definition: PictureDefinition
}

/** Renders a picture that can be replaced. What is chosen is sent at once. */
export function PictureField({ path, definition }: PictureFieldProps) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const { id, value, change, error, setValue } = useContentField(path)
  const { pictures } = useFormContext()
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // its item may be moved while the file is being read
  const put = useRef(setValue)
  useEffect(() => {
    put.current = setValue
  })
  const image = toText(value)
  const upload = pictures.underWay[image]
  const src = pictures.srcOf(image)

  const take = async (chosen: File) => {
    setProblem(undefined)
    setIsReading(true)
    try {
      const file = await readPicture(chosen, 'image')
      if (upload) pictures.stop(image)
      put.current(pictures.begin(file, upload?.before ?? image))
    } catch (failure) {
      const isUnusable = failure instanceof UnusableFileError
      setProblem(isUnusable ? formatRule(texts, failure.rule) : texts.forms.notRead)
      if (!isUnusable) throw failure
    } finally {
      setIsReading(false)
    }
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    target.value = '' // the same file can be chosen again
    if (chosen) void take(chosen)
  }
  /** Focuses the input: the button that was pressed is removed. */
  const leave = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const message = problem ?? upload?.failure ?? (upload ? undefined : error)
  return (
    <Whole>
      <FieldFrame
        {...{ id, message }}
        label={i18n._(definition.label)}
        hint={definition.hint && i18n._(definition.hint)}
        isOptional
      >
        {change && (
          <Changed>
            <ChangedWord />
          </Changed>
        )}
        <FileDropBox $isFull={src !== ''} $isLow>
          <input
            ref={input}
            id={id}
            type="file"
            accept={IMAGE_ACCEPT}
            aria-invalid={message !== undefined}
            aria-describedby={[`${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')}
            onChange={handleChange}
          />
          <FileDropPrompt
            hintId={`${id}-prompt`}
            hint={undefined}
            instead={src ? <Thumb src={src} alt="" /> : <Icon name="upload" />}
          >
            {isReading
              ? t`Reading the picture...`
              : image
                ? t`Choose another picture`
                : t`Take or choose a picture`}
          </FileDropPrompt>
        </FileDropBox>
        {upload && !upload.failure && (
          <UploadProgress percent={upload.percent} onStop={leave(() => pictures.stop(image))} />
        )}
        <Actions>
          {upload?.failure && (
            <>
              <Button type="button" $kind="line" $small onClick={leave(() => pictures.again(image))}>
                <Trans>Send again</Trans>
              </Button>
              <Button type="button" $kind="plain" $small onClick={leave(() => pictures.stop(image))}>
                <Trans>Cancel</Trans>
              </Button>
            </>
          )}
          {image && !upload && (
            <Button type="button" $kind="plain" $small onClick={leave(() => setValue(''))}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </Actions>
      </FieldFrame>
    </Whole>
  )
}
