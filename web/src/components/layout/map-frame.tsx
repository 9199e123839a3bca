import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { useOrganisation } from '#lib/content.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import { ShutMap } from './shut-map.tsx'

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 480px;
  border: 0;
  background: var(--surface-sunk);
`

/** Where the page is not awake yet, or never will be, the map opens in a window of its own. */
function OpenButton({ map, onOpen }: { map: string; onOpen: () => void }) {
  const isHydrated = useHydrated()
  const words = <Trans>Open the map</Trans>
  return isHydrated ? (
    <Button type="button" $kind="line" onClick={onOpen}>
      {words}
    </Button>
  ) : (
    <Button as="a" $kind="line" href={map} target="_blank" rel="noreferrer">
      {words}
    </Button>
  )
}

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
      title={t`Map: where ${name} is`}
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
          <OpenButton map={map} onOpen={() => setIsOpen(true)} />
          <small>
            <Trans>
              The map is drawn by OpenStreetMap, which then learns that you looked. So it loads only when you
              ask.
            </Trans>
          </small>
        </>
      )}
    </ShutMap>
  )
}
