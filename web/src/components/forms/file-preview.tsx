import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Picture = styled.img<{ $isLow: boolean }>`
  inline-size: ${({ $isLow }) => ($isLow ? '80px' : '100%')};
  block-size: ${({ $isLow }) => ($isLow ? '80px' : 'auto')};
  max-block-size: 200px;
  object-fit: ${({ $isLow }) => ($isLow ? 'cover' : 'contain')};
`

const Line = styled.div`
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
  /** Of the line that names the file. */
  id: string
  /** What the picture is. */
  label: string
  isLow: boolean
  onReplace: () => void
  /** For what need not be sent. */
  onRemove: (() => void) | undefined
}

/** A chosen picture, its name and size, and a way to choose another or none. */
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
      <Line>
        <span id={id}>
          {file.name}, {formatBytes(file.size, i18n.locale)}
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
      </Line>
    </>
  )
}
