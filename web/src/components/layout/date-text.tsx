import { formatInstant } from 'domain/dates.ts'
import { useLanguage } from '#lib/format/texts.ts'

interface DateTextProps {
  /** ISO 8601 UTC. */
  at: string
  className?: string
}

/** The day of an instant, such as 'March 15, 2024', where the organisation is and in the language of the page. */
export const DateText = ({ at, className }: DateTextProps) => (
  <time dateTime={at} className={className}>
    {formatInstant(at, useLanguage())}
  </time>
)
