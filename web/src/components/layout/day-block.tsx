import { formatDayBlock } from 'domain/dates.ts'
import styled from 'styled-components'
import { useLanguage } from '#lib/format/texts.ts'

const Block = styled.div`
  flex: none;
  padding: var(--s4) 20px var(--s3);
  background: var(--accent);
  color: var(--on-accent);
  line-height: 1;
  text-align: center;
  white-space: nowrap;
  b {
    display: block;
    font: 700 3rem / 1 var(--display);
  }
  span {
    font-weight: 700;
    font-size: var(--t-s);
  }
`

interface DayBlockProps {
  /** YYYY-MM-DD */
  date: string
  className?: string
}

/** Renders the day of an event as a block. Decoration: the full date is in the text beside it. */
export function DayBlock({ date, className }: DayBlockProps) {
  const { day, month } = formatDayBlock(date, useLanguage())
  return (
    <Block aria-hidden="true" className={className}>
      <b>{day}</b>
      <span>{month}</span>
    </Block>
  )
}
