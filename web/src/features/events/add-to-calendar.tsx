import { Trans } from '@lingui/react/macro'
import { ButtonAnchor, type ButtonKind } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { calendarFile } from './calendar-file.ts'
import { AboutEvent } from './event-facts.tsx'

interface AddToCalendarProps {
  event: Omit<CardEvent, 'description' | 'image'>
  $kind?: ButtonKind
  $wide?: boolean
}

/** Links to a calendar file of the event. The file is in the link itself, so it needs no script. */
export function AddToCalendar({ event, ...look }: AddToCalendarProps) {
  const host = useOrganisation().email.split('@').at(-1) ?? ''
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, host))}`
  return (
    <ButtonAnchor href={file} download={`${event.date}.ics`} {...look}>
      <Icon name="day" />
      <span>
        <Trans>Add to calendar</Trans>
        <AboutEvent title={event.title} />
      </span>
    </ButtonAnchor>
  )
}
