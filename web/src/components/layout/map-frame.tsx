import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { ShutMap } from './shut-map.tsx'

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

/** Without scripts the map opens in a window of its own. */
const NoScriptLink = ({ map }: { map: string }) => (
  <noscript>
    <a href={map} target="_blank" rel="noreferrer">
      <Trans>Open the map</Trans>
    </a>
  </noscript>
)

/** The frame itself; who opened it goes on from here. */
function OpenMap({ map, className }: { map: string; className?: string | undefined }) {
  const { t } = useLingui()
  const { name } = useOrganisation()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <Frame
      ref={frame}
      className={className}
      src={map}
      title={t`Map showing ${name}`}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}

/**
 * The office on a map of another organisation, which is asked for nothing until a visitor opens it. Without a map, the way to
 * the office in words.
 */
export function MapFrame({ className }: { className?: string }) {
  const { map } = useOrganisation()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OpenMap map={map} className={className} />
  return (
    <ShutMap className={className}>
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
