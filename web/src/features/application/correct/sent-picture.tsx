import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { media } from '#styles/media.ts'
import { pictureAtStart } from '#styles/mirrored.ts'

const atOnce = css`
  grid-template-rows: auto minmax(0, 1fr);
  justify-items: stretch;

  > img,
  > output {
    block-size: 200px;
    padding: 6px;
    border: 1.5px solid var(--line);
    background: var(--surface-sunk);
    ${media.belowTablet} {
      block-size: 104px;
    }
  }
  > output {
    display: grid;
    place-items: center;
    text-align: center;
  }
  > output:empty {
    display: none;
  }
`

const PictureBox = styled.div<{ $isAtOnce: boolean }>`
  display: grid;
  gap: 6px;
  align-content: start;
  justify-items: start;

  > b {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
  }
  > img {
    inline-size: 100%;
    max-block-size: 288px;
    object-fit: contain;
    background: var(--surface-sunk);
  }
  > img {
    ${({ $isAtOnce }) => !$isAtOnce && pictureAtStart}
  }
  ${({ $isAtOnce }) => $isAtOnce && atOnce}
`

interface SentPictureProps {
  /** What the picture is. */
  label: string
  /** The URL that answers it. */
  address: string
  /** Loads it without a press, since it is what the page is about. */
  isAtOnce?: boolean
}

/** A picture that was sent. Loads it at a press, since it is larger than the page. */
export function SentPicture({ label, address, isAtOnce = false }: SentPictureProps) {
  const { t } = useLingui()
  const [isPressed, setIsPressed] = useState(false)
  const isWanted = isAtOnce || isPressed
  const picture = usePrivatePicture(isWanted ? address : undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was pressed is gone
    if (isPressed) box.current?.focus()
  }, [isPressed])
  return (
    <PictureBox ref={box} tabIndex={-1} $isAtOnce={isAtOnce}>
      <b>{t`You sent: ${label}`}</b>
      {!isWanted && (
        <Button type="button" $kind="line" $small onClick={() => setIsPressed(true)}>
          {t`Show ${label}`}
        </Button>
      )}
      {picture && <img src={picture} alt={label} />}
      <Hint as="output">
        {isWanted && picture === undefined && <Trans>Loading the picture...</Trans>}
        {picture === null && <Trans>The picture could not be loaded. Please check your connection.</Trans>}
      </Hint>
    </PictureBox>
  )
}
