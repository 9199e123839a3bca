import { useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { useEvent } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'

/**
 * What an event is called, and its day.
 * @param id '' for none
 * @returns '' for none, its id while more is not known
 */
export function useEventTitle(session: OpenSession, id: string): string {
  const { t } = useLingui()
  const language = useLanguage()
  const event = useEvent(session, id === SAMPLE_EVENT_ID ? '' : id)
  if (id === SAMPLE_EVENT_ID) return t`The sample event`
  if (event.status !== 'ready') return id
  return event.data ? `${event.data.title}, ${formatDay(event.data.date, language)}` : t`A deleted event`
}
