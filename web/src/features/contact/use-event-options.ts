import { useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { NO_EVENT } from 'domain/event.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useLanguage } from '#lib/format/texts.ts'

/** What a message may be about: nothing chosen yet, no event, or one of those that the page knows; undefined while it loads. */
export function useEventOptions() {
  const { t } = useLingui()
  const language = useLanguage()
  const events = usePageData()?.events
  if (!events) return undefined
  return [
    { value: '', label: t`Please choose` },
    { value: NO_EVENT, label: t`Not about an event` },
    ...[...events.coming, ...events.past].map(({ id, title, date }) => ({
      value: id,
      label: `${title}, ${formatDay(date, language)}`,
    })),
  ]
}
