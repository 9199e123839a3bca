import { Trans, useLingui } from '@lingui/react/macro'
import { isNew } from 'domain/inbox.ts'
import type { MessageDocument } from 'domain/stored/sent-forms.ts'
import { useState } from 'react'
import { Actions } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { ownDraft, readDraft } from '#lib/drafts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useMark } from '../api.ts'
import { DETAIL_TITLE } from '../detail/inbox-detail.tsx'
import { DoneLine, useDoneLabel } from '../detail/done.tsx'
import { ReplyBox } from './reply-box.tsx'
import { SentReplies } from './sent-replies.tsx'

interface ReplyPartProps {
  session: OpenSession
  form: WithId<MessageDocument>
  /** Full name of the sender. */
  name: string
  subject: string
}

/** Shows the replies to a message, the box for the next one, and the button that marks the message as done. */
export function ReplyPart({ session, form, name, subject }: ReplyPartProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useMark('messages', form)
  const done = useDoneLabel()(form)
  const { id, replies = [] } = form
  const waits = isNew(form)
  const draft = ownDraft(`reply-${id}`)
  // kept while somebody else replies: what was typed stays
  const [begun, setBegun] = useState(() => {
    const kept = readDraft(draft)?.values['text']
    return typeof kept === 'string' && kept !== '' ? kept : undefined
  })
  const [isTyped, setIsTyped] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isAsked || isTyped || begun !== undefined || (waits && replies.length === 0)
  return (
    <>
      <SentReplies
        form={form}
        onEdit={(text) => {
          setBegun(text)
          setIsAsked(true)
        }}
      />
      <DoneLine done={done} at={form.handledAt} />
      {isOpen && (
        <ReplyBox
          key={begun}
          {...{ session, form, name, subject, draft }}
          initial={begun ?? ''}
          takesFocus={isAsked}
          onBegin={() => setIsTyped(true)}
          onSent={() => {
            setBegun(undefined)
            setIsTyped(false)
            document.getElementById(DETAIL_TITLE)?.focus()
            setIsAsked(false)
          }}
        />
      )}
      <Actions>
        {!isOpen && (
          <MiniButton type="button" onClick={() => setIsAsked(true)}>
            <Icon name="reply" />
            {replies.length > 0 ? <Trans>Write another reply</Trans> : <Trans>Write a reply</Trans>}
          </MiniButton>
        )}
        <MiniButton
          type="button"
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => isPending || mutate(waits ? 'handled' : undefined)}
        >
          {waits && <Icon name="check" />}
          {waits ? t`Mark as done` : t`Reopen`}
        </MiniButton>
      </Actions>
    </>
  )
}
