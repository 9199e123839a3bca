import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayBlock, formatWeekdayName, withClock } from 'domain/dates.ts'
import styled from 'styled-components'
import { LinkIn, TitleIn } from '#components/controls/post-link.tsx'
import { ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Ground = styled.section`
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
  small {
    color: var(--accent);
    font-weight: 700;
    font-size: var(--t-s);
  }
  h2 {
    font-size: 1.5rem;
    ${ownDirection}
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  time {
    display: grid;
    align-content: center;
    align-self: stretch;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
    line-height: 1.1;
    text-align: center;
  }
  b {
    font: 700 var(--t-day) / 1 var(--display);
  }
`
/* the links are in a row of their own in a narrow window */
const Row = styled(Wrap)`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto auto;
  column-gap: var(--s5);
  align-items: center;
  min-block-size: 116px;
  > div {
    padding-block: var(--s2);
    line-height: 1.4;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowDesktop} {
    grid-template-columns: 84px minmax(0, 1fr) auto;
    column-gap: var(--s4);
    padding-block-end: 10px;
    > div {
      grid-column: 2 / -1;
    }
    > a {
      grid-column: 1 / 3;
      margin-block-start: 10px;
    }
    > a + a {
      grid-column: 3;
    }
  }
  /* the day begins at the edge of the window */
  ${media.belowTablet} {
    grid-template-columns: calc(84px - var(--gutter)) minmax(min-content, 1fr) auto;
    time {
      margin-inline-start: calc(-1 * var(--gutter));
    }
    > a {
      overflow-wrap: normal;
    }
    h2 {
      font-size: var(--t-row);
    }
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Shows the next event in one line; nothing while it loads or where none is planned. */
export function NextEventStrip() {
  // no Trans round a title: it would read the title's own signs as elements
  const { t } = useLingui()
  const language = useLanguage()
  const event = usePageData()?.events?.coming[0]
  if (!event) return null
  const { id, title, date, time, location } = event
  const { day, month } = formatDayBlock(date, language)
  return (
    <Ground aria-labelledby="next-event">
      <Row>
        <time dateTime={date}>
          <b>{day}</b> {month}
        </time>
        <div>
          <small>
            <Trans>Next event</Trans>
          </small>
          <h2 id="next-event">
            <LinkIn to={paths.eventDetails.to(id)} language={event.language}>
              <TitleIn post={event} />
            </LinkIn>
          </h2>
          <p>
            {withClock(formatWeekdayName(date, language), time, language)} · <bdi>{location}</bdi>
          </p>
        </div>
        <ButtonLink as={LinkIn} to={paths.eventDetails.to(id)} language={event.language} $kind="line" $small>
          <span>
            <Trans>Learn More</Trans>
            <Hidden> {t`about ${title}`}</Hidden>
          </span>
        </ButtonLink>
        <ButtonLink to={paths.events} $kind="plain" $small>
          <Trans>All events</Trans>
        </ButtonLink>
      </Row>
    </Ground>
  )
}
