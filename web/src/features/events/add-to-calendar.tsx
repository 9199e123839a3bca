import { Trans } from '@lingui/react/macro'
import { useHref } from 'react-router-dom'
import { ButtonAnchor, type ButtonKind } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { paths } from '#lib/paths.ts'
import { AboutEvent } from './event-facts.tsx'

interface AddToCalendarProps {
  event: { id: string; title: string }
  $kind?: ButtonKind
  $wide?: boolean
}

/** Links to the calendar file of the event, which phones open in their calendar. */
export const AddToCalendar = ({ event, ...look }: AddToCalendarProps) => (
  <ButtonAnchor href={useHref(paths.eventCalendar(event.id))} {...look}>
    <Icon name="day" />
    <span>
      <Trans>Add to calendar</Trans>
      <AboutEvent title={event.title} />
    </span>
  </ButtonAnchor>
)
