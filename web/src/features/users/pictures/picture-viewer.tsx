import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { media } from '#styles/media.ts'
import { canChange, type ViewChange, type PictureView } from './picture-view.ts'

const Number = styled.span`
  min-inline-size: 50px;
  text-align: center;
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  ${media.belowTablet} {
    display: none;
  }
`

const Tool = styled(IconButton)`
  flex: none;

  &[aria-disabled='true'] {
    color: var(--ink-off);
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
`

interface PictureToolsProps {
  /** Name of the picture, for the labels of the buttons. */
  of: string
  view: PictureView
  onChange: (change: ViewChange) => void
}

/** Shows buttons to zoom and rotate. */
export function PictureTools({ of, view, onChange }: PictureToolsProps) {
  const { t, i18n } = useLingui()
  const tool = (change: ViewChange, icon: WorkIconName, name: string) => (
    <Tool
      type="button"
      aria-label={name}
      aria-disabled={!canChange(view, change)}
      onClick={() => onChange(change)}
    >
      <WorkIcon name={icon} />
    </Tool>
  )
  return (
    <>
      {tool('smaller', 'minus', t`${of}: zoom out`)}
      <Number>{i18n.number(view.zoom, { style: 'percent' })}</Number>
      {tool('larger', 'plus', t`${of}: zoom in`)}
      {tool('turned', 'turn', t`${of}: rotate`)}
    </>
  )
}

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
  /* placed at the start, so that every corner can be scrolled to */
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

interface PictureViewerProps {
  /** Undefined while loading, null if it could not be loaded. */
  url: string | null | undefined
  name: string
  view: PictureView
  onLoaded?: () => void
  onRetry: () => void
}

/** Shows a picture in a box, which scrolls if the picture is larger. */
export function PictureViewer({ url, name, view, onLoaded, onRetry }: PictureViewerProps) {
  const { zoom } = view
  const isLarger = zoom > 1
  const box = useRef<HTMLDivElement>(null)
  // keeps the centre in place when zooming
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
        <Plane $zoom={view.zoom}>
          <Picture src={url} alt={name} $turn={view.turn} onLoad={onLoaded} />
        </Plane>
      )}
    </Box>
  )
}
