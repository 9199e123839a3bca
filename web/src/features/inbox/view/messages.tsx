import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { isNew, isReplyFailed } from 'domain/inbox.ts'
import type { MessageDocument } from 'domain/stored/sent-forms.ts'
import { Pairs } from '#components/dashboard/box.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { useEvent } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { Comma } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { DeleteButton, InboxDetail, PhoneLinks } from '../detail/inbox-detail.tsx'
import { InboxRow } from '../list/inbox-row.tsx'
import type { DetailProps, ListKind, RowProps } from '../list/list-kind.ts'
import { useDoneLabel } from '../detail/done.tsx'
import { ReplyPart } from '../reply/reply-part.tsx'
import { When } from '../when.tsx'

/** Returns the title and day of an event, and its id until they are known. @param id '' for none */
function useEventTitle(session: OpenSession, id: string): string {
  const { t } = useLingui()
  const language = useLanguage()
  const event = useEvent(session, id === SAMPLE_EVENT_ID ? '' : id)
  if (id === SAMPLE_EVENT_ID) return t`The sample event`
  if (event.status !== 'ready') return id
  return event.data ? `${event.data.title}, ${formatDay(event.data.date, language)}` : t`A deleted event`
}

const nameOf = ({ name, lastname }: MessageDocument) => [name, lastname].filter(Boolean).join(' ')

/** Returns what formats the subject: a message from an event's page has none. */
function useSubject() {
  const { t } = useLingui()
  return ({ subject }: MessageDocument) => subject || t`A question about an event`
}

/** Shows a message as a row of the list. */
export function MessageRow({ form, ...row }: RowProps<'messages'>) {
  const done = useDoneLabel()(form)
  const { t } = useLingui()
  const subject = useSubject()(form)
  return (
    <InboxRow
      {...row}
      failed={isReplyFailed(form) ? t`Reply failed` : undefined}
      id={form.id}
      at={form.createdAt}
      isNew={isNew(form)}
      from={nameOf(form)}
      about={subject}
      done={done}
    />
  )
}

/** Shows a message, with the buttons that reply to it, mark it as done or delete it. */
export function MessageDetail({ form, session, onDelete }: DetailProps<'messages'>) {
  const { t } = useLingui()
  const subject = useSubject()(form)
  const event = useEventTitle(session, form.events)
  return (
    <InboxDetail
      title={subject}
      head={
        <p>
          <bdi>{nameOf(form)}</bdi>
          <Comma />
          <When at={form.createdAt} />
          <Comma />
          {form.subject ? t`from the contact page` : t`from the event page`}
        </p>
      }
      facts={
        <Pairs
          pairs={[
            [t`E-mail`, <EmailText key="email" email={form.email} />],
            [t`Phone`, form.phone && <PhoneLinks key="phone" phone={form.phone} e164={form.phone_e164} />],
            [t({ message: 'Event', context: 'a single event' }), event],
            [t`Reference`, form.id],
          ]}
        />
      }
      words={form.notes}
    >
      <ReplyPart {...{ session, form, subject }} name={nameOf(form)}>
        <DeleteButton onPress={onDelete} />
      </ReplyPart>
    </InboxDetail>
  )
}

/** Returns the texts about deleting messages. */
export const useMessageDeletion: ListKind<'messages'>['useDeletionTexts'] = (messages) => {
  const { t } = useLingui()
  const subject = useSubject()
  const count = messages.length
  const name = messages[0] && nameOf(messages[0])
  const replies = messages.flatMap((message) => message.replies ?? [])
  return {
    title: t`${plural(count, { one: `Delete the message from ${name}?`, other: 'Delete # messages?' })}`,
    lines: messages.map((message) => `${nameOf(message)}: ${subject(message)}, ${message.id}`),
    notes: [
      replies.length > 0 &&
        t`${plural(replies.length, { one: 'The reply is deleted too.', other: '# replies are deleted too.' })}`,
      replies.some(({ state }) => state === 'sending') && t`A reply that has not left yet is not sent.`,
    ].filter((note) => note !== false),
    deleted: (gone) => t`${plural(gone, { one: 'Message deleted.', other: '# messages deleted.' })}`,
  }
}
