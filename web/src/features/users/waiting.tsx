import { Plural, Trans } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import { daysSince, isLate } from 'domain/waiting.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { useLanguage } from '#lib/format/texts.ts'

/** 'waiting 2 days'; strong once the office is later than it promised. @param since ISO 8601 */
export function Waiting({ since }: { since: string }) {
  const { readingDays } = useOrganisation()
  const title = formatMinute(since, useLanguage())
  const days = daysSince(since)
  if (days === 0)
    return (
      <span title={title}>
        <Trans>sent today</Trans>
      </span>
    )
  const words = <Plural value={days} one="waiting # day" other="waiting # days" />
  return isLate(since, readingDays) ? <b title={title}>{words}</b> : <span title={title}>{words}</span>
}
