import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Hint } from '#components/forms/field-frame.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'

const Box = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  justify-items: start;

  > b {
    font-weight: 600;
    line-height: 1.35;
  }
  > img {
    inline-size: 100%;
    max-block-size: 288px;
    object-fit: contain;
    object-position: 0 0;
    background: var(--surface-sunk);
  }
`

interface SentPictureProps {
  /** What the picture is. */
  label: string
  /** Where it is answered. */
  address: string
}

/** A picture that she sent, fetched when she asks for it: it weighs more than the page around it. */
export function SentPicture({ label, address }: SentPictureProps) {
  const { t } = useLingui()
  const [isWanted, setIsWanted] = useState(false)
  const picture = usePrivatePicture(isWanted ? address : undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was pressed is gone
    if (isWanted) box.current?.focus()
  }, [isWanted])
  return (
    <Box ref={box} tabIndex={-1}>
      <b>{t`You sent: ${label}`}</b>
      {!isWanted && (
        <Button type="button" $kind="line" $small onClick={() => setIsWanted(true)}>
          {t`Show ${label}`}
        </Button>
      )}
      {picture && <img src={picture} alt={label} />}
      <Hint as="output">
        {isWanted && picture === undefined && <Trans>Loading the picture...</Trans>}
        {picture === null && <Trans>The picture could not be loaded. Please check your connection.</Trans>}
      </Hint>
    </Box>
  )
}
