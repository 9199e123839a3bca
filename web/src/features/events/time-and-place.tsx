import { formatDay } from 'domain/dates.ts'
import styled from 'styled-components'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Line = styled.p`
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.45;
`
const Unseen = styled.span`
  ${visuallyHidden}
`

/** In one line below a title, beside a block that shows the day. */
export function TimeAndPlace({ event: { date, time, location } }: { event: CardEvent }) {
  const language = useLanguage()
  return (
    <Line>
      <Unseen>{formatDay(date, language)}, </Unseen>
      <time dateTime={`${date}T${time}`}>{time}</time> · <bdi>{location}</bdi>
    </Line>
  )
}
