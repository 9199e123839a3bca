import { formatMinute, formatShort } from 'domain/dates.ts'
import { useLanguage } from '#lib/format/texts.ts'

interface WhenProps {
  /** ISO 8601 UTC. */
  at: string
}

/** When something came, as lists say it: the time of today, else the day. */
export const ShortWhen = ({ at }: WhenProps) => <time dateTime={at}>{formatShort(at, useLanguage())}</time>

/** The same to the minute. */
export const When = ({ at }: WhenProps) => <time dateTime={at}>{formatMinute(at, useLanguage())}</time>
