import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import type { Viewing } from './viewing.ts'

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  overflow: auto;
  background: var(--surface-sunk);
  border: 1.5px solid var(--line);
  text-align: center;
  font-size: var(--t-s);
  color: var(--ink-soft);

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Plane = styled.div<{ $zoom: number }>`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  /* grown from its start, so that every corner can be scrolled to */
  place-self: start;
  container-type: size;
  inline-size: ${({ $zoom }) => $zoom * 100}%;
  block-size: ${({ $zoom }) => $zoom * 100}%;
`

const Picture = styled.img<{ $turn: number }>`
  inline-size: ${({ $turn }) => ($turn % 2 ? '100cqb' : '100cqi')};
  block-size: ${({ $turn }) => ($turn % 2 ? '100cqi' : '100cqb')};
  max-inline-size: none;
  padding: 4px;
  object-fit: contain;
  rotate: ${({ $turn }) => $turn * 90}deg;
`

const Words = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: center;
  padding: var(--s2);
`

interface SheetProps {
  /** Undefined while it is on its way, null where it did not arrive. */
  url: string | null | undefined
  name: string
  viewing: Viewing
  onDrawn?: () => void
  onRetry: () => void
}

/** One picture in its box; where it is larger, the box scrolls. */
export function Sheet({ url, name, viewing, onDrawn, onRetry }: SheetProps) {
  const { zoom } = viewing
  const isLarger = zoom > 1
  const box = useRef<HTMLDivElement>(null)
  // what was in the middle stays there
  const lastZoom = useRef(zoom)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const grown = zoom / lastZoom.current
    const kept = (from: number, size: number) => (from + size / 2) * grown - size / 2
    current.scrollLeft = kept(current.scrollLeft, current.clientWidth)
    current.scrollTop = kept(current.scrollTop, current.clientHeight)
    lastZoom.current = zoom
  }, [zoom])
  return (
    <Box
      ref={box}
      {...(isLarger && { tabIndex: 0, role: 'group', 'aria-label': name, 'data-scrolls': true })}
      aria-busy={url === undefined}
    >
      {url === undefined && <Trans>Loading...</Trans>}
      {url === null && (
        <Words>
          <Trans>This picture could not be loaded.</Trans>
          <Button type="button" $kind="line" $small onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Words>
      )}
      {url && (
        <Plane $zoom={viewing.zoom}>
          <Picture src={url} alt={name} $turn={viewing.turn} onLoad={onDrawn} />
        </Plane>
      )}
    </Box>
  )
}
