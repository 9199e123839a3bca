import { formatMinute, formatShort } from 'domain/dates.ts'
import { useLanguage } from '#lib/format/texts.ts'

interface WhenProps {
  /** ISO 8601 UTC. */
  at: string
}

/** Shows when an entry was sent: the time today, the day before that. */
export const ShortWhen = ({ at }: WhenProps) => <time dateTime={at}>{formatShort(at, useLanguage())}</time>

/** Shows the same to the minute. */
export const When = ({ at }: WhenProps) => <time dateTime={at}>{formatMinute(at, useLanguage())}</time>
