import { Trans } from '@lingui/react/macro'
import { EVENTS_BESIDE } from 'domain/limits.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MoreLink, Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { EventCards } from './event-cards.tsx'

const Below = styled(Section)`
  padding-block-start: 0;
`

/** The link to the page of all events. */
export const AllEvents = () => (
  <MoreLink to={paths.events}>
    <Trans>All events</Trans> <Icon name="arrow" />
  </MoreLink>
)

/** The next events below the page of one. @param id that one's */
export function ComingNext({ id }: { id: string }) {
  const others = usePageData()?.events?.coming.filter((event) => event.id !== id) ?? []
  if (others.length === 0) return null
  return (
    <Below aria-labelledby="coming-next">
      <Wrap>
        <SectionHead>
          <h2 id="coming-next">
            <Trans>More events</Trans>
          </h2>
          <AllEvents />
        </SectionHead>
        <EventCards events={others.slice(0, EVENTS_BESIDE)} />
      </Wrap>
    </Below>
  )
}
