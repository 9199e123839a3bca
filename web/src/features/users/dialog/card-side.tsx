import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { media } from '#styles/media.ts'
import { Changed } from './compared-value.tsx'
import { FullScreenPicture } from '../pictures/full-screen-picture.tsx'
import { PictureTools, PictureViewer } from '../pictures/picture-viewer.tsx'
import type { ViewChange, PictureView } from '../pictures/picture-view.ts'

const Box = styled.div<{ $isChanged: boolean }>`
  block-size: 288px;
  ${({ $isChanged }) => $isChanged && '> div { border: 2px solid var(--accent); }'}

  dialog:has(form) & {
    /* typed values, card and reasons in one view */
    block-size: clamp(140px, 100dvh - 734px, 206px);
  }
  ${media.lowDesktop} {
    block-size: 232px;
    dialog:has(form) & {
      block-size: clamp(120px, 100dvh - 506px, 172px);
    }
  }
  ${media.belowDesktop} {
    &,
    dialog:has(form) & {
      block-size: auto;
      aspect-ratio: 342 / 222;
    }
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
  view: PictureView
  onChange: (change: ViewChange) => void
  isFullScreen: boolean
  onFullScreen: (isFullScreen: boolean) => void
}

interface CardSideProps extends SideState {
  /** URL of the picture. */
  address: string
  /** Name of the side. */
  of: string
  /** Name and CNIC, shown above the full-screen picture. */
  about: string
  isChanged: boolean
  /** Called when the picture has loaded. */
  onLoaded: () => void
}

/** Shows one side of the identity card. It is fetched through an audited route and never cached. */
export function CardSide(props: CardSideProps) {
  // trying again mounts a new component, which fetches again
  const [attempt, setAttempt] = useState(0)
  return <Side key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Side({
  address,
  of,
  about,
  isChanged,
  onLoaded,
  onRetry,
  ...side
}: CardSideProps & { onRetry: () => void }) {
  const { t } = useLingui()
  const url = usePrivatePicture(address)
  const { view, onChange, isFullScreen, onFullScreen } = side
  return (
    <figure aria-label={of}>
      <Box $isChanged={isChanged}>
        <PictureViewer url={url} name={of} view={view} onLoaded={onLoaded} onRetry={onRetry} />
      </Box>
      <Tools>
        <span>
          {of} {isChanged && <Changed />}
        </span>
        <PictureTools of={of} view={view} onChange={onChange} />
        <IconButton
          type="button"
          aria-label={t`${of}: full screen`}
          onClick={() => url && onFullScreen(true)}
        >
          <WorkIcon name="fill" />
        </IconButton>
      </Tools>
      {isFullScreen && url && (
        <FullScreenPicture
          title={`${of} · ${about}`}
          of={of}
          url={url}
          view={view}
          onChange={onChange}
          onClose={() => onFullScreen(false)}
        />
      )}
    </figure>
  )
}
