import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { MapFrame } from '#components/layout/map-frame.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { onKora } from '#styles/grounds.ts'

const Panel = styled.div`
  ${onKora}
  display: grid;
  gap: var(--s4);
  justify-items: start;
  padding: var(--s6) var(--s5);
  overflow-wrap: anywhere;
`

const searchFor = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

/** Where an event is: at the office on its map, elsewhere on the way to one. */
export function EventMap({ location }: { location: string }) {
  const { address } = useOrganisation()
  if (location.toLowerCase().startsWith(address.toLowerCase())) return <MapFrame />
  return (
    <Panel>
      <p>
        <bdi>{location}</bdi>
      </p>
      <ButtonAnchor $kind="line" href={searchFor(location)} target="_blank" rel="noreferrer">
        <Trans>Find it on OpenStreetMap (opens in a new tab)</Trans>
      </ButtonAnchor>
    </Panel>
  )
}
