import { formatInstant } from 'domain/dates.ts'
import { useLanguage } from '#lib/format/texts.ts'

interface DateTextProps {
  /** ISO 8601 UTC. */
  at: string
  className?: string
}

/** Shows an instant as a date, such as 'March 15, 2024', in the organisation's time zone. */
export const DateText = ({ at, className }: DateTextProps) => (
  <time dateTime={at} className={className}>
    {formatInstant(at, useLanguage())}
  </time>
)
