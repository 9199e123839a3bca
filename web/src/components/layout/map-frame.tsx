import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

const Box = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  min-block-size: 560px;
  overflow: hidden;
  background: var(--surface-page);
`
/* six tiles of 160 px; the house is the third tile of the middle row */
const Streets = styled(FixedArt)`
  position: absolute;
  inset: 0;
  color: var(--holes);
  svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(45% - 400px);
    inline-size: 960px;
    max-inline-size: none;
    ${media.belowDesktop} {
      inset-block-start: -146px;
    }
  }
`
const Words = styled.div`
  position: relative;
  display: grid;
  gap: var(--s3);
  justify-items: start;
  padding: var(--s5);
  background: var(--surface-page);
  > svg {
    inline-size: 32px;
    block-size: 32px;
    color: var(--accent);
  }
  small {
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.4;
  }
`

/** Renders what is shown until the map is opened: a drawing, directions, and the button in `children`. */
function ShutMap({ children }: { children: ReactNode }) {
  const { directions } = useOrganisation()
  return (
    <Box>
      <Streets art="map" />
      <Words>
        <Icon name="pin" />
        <h2>
          <Trans>On the map</Trans>
        </h2>
        {directions && <p>{directions}</p>}
        {children}
      </Words>
    </Box>
  )
}

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 480px;
  border: 0;
  background: var(--surface-sunk);
`

const OpenButton = styled(Button)`
  ${media.withoutScripts} {
    display: none;
  }
`

/** Links to the map in a new window, for browsers without scripts. */
const NoScriptLink = ({ map }: { map: string }) => (
  <noscript>
    <a href={map} target="_blank" rel="noreferrer">
      <Trans>Open the map</Trans>
    </a>
  </noscript>
)

/** Renders the map frame and moves the focus to it. */
function OpenMap({ map }: { map: string }) {
  const { t } = useLingui()
  const { name } = useOrganisation()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <Frame
      ref={frame}
      src={map}
      title={t`Map showing ${name}`}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}

/**
 * Shows the office on a map of OpenStreetMap. Nothing is loaded from there until a visitor opens the map. Without a map
 * address it shows only the directions.
 */
export function MapFrame() {
  const { map } = useOrganisation()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OpenMap map={map} />
  return (
    <ShutMap>
      {map && (
        <>
          <OpenButton type="button" $kind="line" onClick={() => setIsOpen(true)}>
            <Trans>Open the map</Trans>
          </OpenButton>
          <NoScriptLink map={map} />
          <small>
            <Trans>The map comes from OpenStreetMap. It loads when you press the button.</Trans>
          </small>
        </>
      )}
    </ShutMap>
  )
}
