import { Trans } from '@lingui/react/macro'
import { formatDay, formatWeekdayName } from 'domain/dates.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { AboutEvent, DayBlock } from './event-facts.tsx'

const Ground = styled.section`
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
`
const Row = styled(Wrap)`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto auto;
  gap: 0 var(--s5);
  align-items: center;
  min-block-size: 116px;
  ${media.belowDesktop} {
    grid-template-columns: 84px minmax(0, 1fr);
    column-gap: var(--s4);
  }
  ${media.belowTablet} {
    padding-inline: 0 var(--gutter);
  }
`
const Day = styled(DayBlock)`
  display: grid;
  align-content: center;
  align-self: stretch;
  padding-inline: var(--s2);
  b {
    font-size: 3rem;
  }
  span {
    font-size: 1rem;
  }
  ${media.belowDesktop} {
    b {
      font-size: 2.5rem;
    }
  }
`
const About = styled.div`
  padding-block: var(--s2);
  line-height: 1.4;
  h2 {
    color: var(--accent);
    font: 700 var(--t-s) / 1.4 var(--text);
    letter-spacing: 0;
    word-spacing: 0;
  }
  a {
    color: inherit;
    font: 600 1.5rem / 1.18 var(--display);
    letter-spacing: -0.008em;
    word-spacing: -0.06em;
    text-decoration: none;
    unicode-bidi: plaintext;
    &:hover {
      color: var(--accent);
      text-decoration: underline;
    }
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    a {
      font-size: 1.25rem;
    }
  }
`
const Unseen = styled.span`
  ${visuallyHidden}
`
/* in a row of their own in a narrow window */
const Ways = styled.div`
  display: contents;
  ${media.belowDesktop} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    justify-items: center;
    padding-block: 10px var(--s4);
    > :first-child {
      justify-self: stretch;
    }
  }
  ${media.belowTablet} {
    margin-inline-end: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    border-block-start: 1px solid var(--line);
  }
`

/** Shows the next event in one line; nothing while it loads or where none is planned. */
export function NextEventStrip() {
  const language = useLanguage()
  const event = usePageData()?.events?.coming[0]
  if (!event) return null
  const { id, title, date, time, location } = event
  return (
    <Ground aria-labelledby="next-event">
      <Row>
        <Day date={date} />
        <About>
          <h2 id="next-event">
            <Trans>Next event</Trans>
          </h2>
          <Link to={paths.eventDetails.to(id)}>{title}</Link>
          <p>
            <Unseen>{formatDay(date, language)}, </Unseen>
            <time dateTime={`${date}T${time}`}>
              {formatWeekdayName(date, language)}, {time}
            </time>{' '}
            · <bdi>{location}</bdi>
          </p>
        </About>
        <Ways>
          <ButtonLink to={paths.eventDetails.to(id)} $kind="line" $small>
            <span>
              <Trans>Learn More</Trans>
              <AboutEvent title={title} />
            </span>
          </ButtonLink>
          <ButtonLink to={paths.events} $kind="plain" $small>
            <Trans>All events</Trans>
          </ButtonLink>
        </Ways>
      </Row>
    </Ground>
  )
}
