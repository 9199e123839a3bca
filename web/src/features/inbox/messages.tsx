import { useLingui } from '@lingui/react/macro'
import { isNew } from 'domain/inbox.ts'
import type { MessageDocument } from 'domain/stored/sent-forms.ts'
import { Pairs } from '#components/dashboard/box.tsx'
import { InboxRow } from './list/inbox-row.tsx'
import type { RecordOf, RowOf } from './list/kind.ts'
import { Address } from './detail/address.tsx'
import { Answer } from './detail/answer.tsx'
import { Record } from './detail/inbox-detail.tsx'
import { useDoneLabel } from './use-done-label.ts'
import { useEventTitle } from './use-event-title.ts'
import { When } from './when.tsx'

const nameOf = ({ name, lastname }: MessageDocument) => [name, lastname].filter(Boolean).join(' ')

/** A message has no subject where it came from an event's page. */
function useSubject() {
  const { t } = useLingui()
  return ({ subject }: MessageDocument) => subject || t`A question about an event`
}

export function MessageRow({ form, ...row }: RowOf<'messages'>) {
  const done = useDoneLabel()(form)
  const subject = useSubject()(form)
  return (
    <InboxRow
      {...row}
      id={form.id}
      at={form.createdAt}
      isNew={isNew(form)}
      from={nameOf(form)}
      about={subject}
      done={done}
    />
  )
}

export function MessageRecord({ form, session }: RecordOf<'messages'>) {
  const { t } = useLingui()
  const subject = useSubject()(form)
  const event = useEventTitle(session, form.events)
  return (
    <Record
      title={subject}
      head={
        <p>
          {nameOf(form)}, <When at={form.createdAt} />,{' '}
          {form.subject ? t`from the contact page` : t`from the event page`}
        </p>
      }
      facts={
        <Pairs
          pairs={[
            [t`E-mail`, <Address key="email" email={form.email} />],
            [t`Event`, event],
            [t`Reference`, form.id],
          ]}
        />
      }
      words={form.notes}
    >
      <Answer list="messages" form={form} subject={subject} words={form.notes} />
    </Record>
  )
}
