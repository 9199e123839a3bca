import { Trans } from '@lingui/react/macro'
import { ButtonAnchor, type ButtonKind } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { calendarFile } from './calendar-file.ts'
import { AboutEvent } from './learn-more.tsx'

interface AddToCalendarProps {
  event: Omit<CardEvent, 'description' | 'image'>
  $kind?: ButtonKind
  $wide?: boolean
}

/** Gives the reader's calendar the event: a file in the link itself, which needs no script. */
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
