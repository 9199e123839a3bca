import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
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
/* six tiles of 160 px; the house, the third of the middle row, stands a little before the middle */
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

interface ShutMapProps {
  /** What opens it. */
  children: ReactNode
  className?: string | undefined
}

/** Stands where a map would: unsewn cloth with one sewn figure, the office's house, and the way there in words. */
export function ShutMap({ children, className }: ShutMapProps) {
  const { directions } = useOrganisation()
  return (
    <Box className={className}>
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
