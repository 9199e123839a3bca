import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { media } from '#styles/media.ts'
import { Changed } from './changed.tsx'
import { Filled } from './filled.tsx'
import { LookTools } from './look-tools.tsx'
import { Sheet } from './sheet.tsx'
import type { Look, Viewing } from './viewing.ts'

const Box = styled.div<{ $isChanged: boolean }>`
  block-size: 288px;
  ${({ $isChanged }) => $isChanged && '> div { border: 2px solid var(--accent); }'}

  ${media.lowDesktop} {
    block-size: 232px;
    dialog:has(form) & {
      block-size: 208px;
    }
  }
  ${media.belowDesktop} {
    block-size: auto;
    aspect-ratio: 342 / 222;
  }
`

const Tools = styled.figcaption`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-start: 4px;
  font-size: var(--t-s);
  font-weight: 600;

  > span:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    margin-inline-end: auto;
  }
  ${media.print} {
    > :not(:first-child) {
      display: none;
    }
  }
`

export interface SideState {
  viewing: Viewing
  onLook: (look: Look) => void
  isFilled: boolean
  onFill: (isFilled: boolean) => void
}

interface CardSideProps extends SideState {
  /** Where the picture is answered. */
  address: string
  /** Which side. */
  of: string
  /** Whose it is and what she typed, beside the picture that fills the window. */
  about: string
  isChanged: boolean
  /** Called when it can be seen. */
  onDrawn: () => void
}

/** One side of the card. It is fetched through the audited route as long as it is shown, and kept nowhere. */
export function CardSide(props: CardSideProps) {
  // a picture that did not arrive is asked for anew by another component
  const [attempt, setAttempt] = useState(0)
  return <Side key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Side({
  address,
  of,
  about,
  isChanged,
  onDrawn,
  onRetry,
  ...side
}: CardSideProps & { onRetry: () => void }) {
  const { t } = useLingui()
  const url = usePrivatePicture(address)
  const { viewing, onLook, isFilled, onFill } = side
  return (
    <figure>
      <Box $isChanged={isChanged}>
        <Sheet url={url} name={of} viewing={viewing} onDrawn={onDrawn} onRetry={onRetry} />
      </Box>
      <Tools>
        <span>
          {of} {isChanged && <Changed />}
        </span>
        <LookTools of={of} viewing={viewing} onLook={onLook} />
        <IconButton type="button" aria-label={t`${of}: full screen`} onClick={() => url && onFill(true)}>
          <WorkIcon name="fill" />
        </IconButton>
      </Tools>
      {isFilled && url && (
        <Filled
          title={`${of} · ${about}`}
          of={of}
          url={url}
          viewing={viewing}
          onLook={onLook}
          onClose={() => onFill(false)}
        />
      )}
    </figure>
  )
}
