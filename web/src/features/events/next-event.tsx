import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import { Trans } from '@lingui/react/macro'
import { formatWeekday, withClock } from 'domain/dates.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import styled from 'styled-components'
import { LinkIn, TitleIn } from '#components/controls/post-link.tsx'
import { Actions, ButtonLink } from '#components/controls/button.tsx'
import { DayBlock } from '#components/layout/day-block.tsx'
import { PostPicture } from '#components/layout/post-picture.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { AboutEvent, Facts, PlaceFact } from './event-facts.tsx'

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  background: var(--surface);
  overflow-wrap: anywhere;
  ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Picture = styled(PostPicture)`
  aspect-ratio: auto;
  min-block-size: 100%;
  ${media.belowTablet} {
    min-block-size: 0;
    aspect-ratio: 3 / 2;
  }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-content: start;
  justify-items: start;
  min-block-size: 520px;
  padding: clamp(24px, 3.6vw, 48px);
  padding-block-start: 0;
  h2 {
    font-size: clamp(1.75rem, 1.1rem + 2.1vw, 2.625rem);
    line-height: 1.08;
    ${ownDirection}
  }
  h2 a {
    color: inherit;
    text-decoration: none;
    &:hover {
      color: var(--accent);
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
  > p {
    ${ownDirection}
  }
  ${media.belowTablet} {
    min-block-size: 0;
    > :last-child {
      inline-size: 100%;
    }
  }
`
const When = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  margin-block-end: var(--s3);
  line-height: 1.4;
  p b {
    display: block;
    color: var(--accent);
  }
`
/* aligned to the top */
const Day = styled(DayBlock)`
  min-inline-size: 112px;
  padding: 22px 20px 14px;
  b {
    font-size: 4rem;
  }
  span {
    font-size: 1rem;
  }
  ${media.belowTablet} {
    min-inline-size: 92px;
    padding: var(--s4) var(--s3) 10px;
    b {
      font-size: 3rem;
    }
  }
`

interface NextEventProps {
  event: CardEvent
  ground: Ground | undefined
}

/** Shows the next event in large type. */
export function NextEvent({ event, ground }: NextEventProps) {
  const { id, title, description, date, time, location } = event
  const language = useLanguage()
  return (
    <Card aria-labelledby="next-event">
      <Picture
        post={event}
        ground={ground}
        sizes={`(min-width: 1200px) 646px, (min-width: 768px) 50vw, ${WIDE_ON_PHONES}`}
        isFirst
      />
      <Body>
        <When>
          <Day date={date} />
          <p>
            <b>
              <Trans>Next event</Trans>
            </b>
            <time dateTime={`${date}T${time}`}>
              {withClock(formatWeekday(date, language), time, language)}
            </time>
          </p>
        </When>
        <h2 id="next-event">
          <LinkIn to={paths.eventDetails.to(id)} language={event.language}>
            <TitleIn post={event} />
          </LinkIn>
        </h2>
        <p lang={event.language}>{description}</p>
        <Facts>
          <PlaceFact location={location} />
        </Facts>
        <Actions>
          <ButtonLink as={LinkIn} to={paths.eventDetails.to(id)} language={event.language}>
            <span>
              <Trans>Learn More</Trans>
              <AboutEvent title={title} />
            </span>
          </ButtonLink>
          <AddToCalendar event={event} $kind="line" />
        </Actions>
      </Body>
    </Card>
  )
}
