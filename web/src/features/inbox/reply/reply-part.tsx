import { Trans, useLingui } from '@lingui/react/macro'
import { isNew } from 'domain/inbox.ts'
import type { MessageDocument } from 'domain/stored/sent-forms.ts'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Actions } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { keepDraft, readDraft } from '#lib/drafts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { replyDraft, useIsSending } from '../api.ts'
import { DETAIL_TITLE } from '../detail/inbox-detail.tsx'
import { DoneLine, MarkAsDone, useDoneLabel } from '../detail/done.tsx'
import { REPLY_TEXT, ReplyBox } from './reply-box.tsx'
import { SentReplies } from './sent-replies.tsx'
import { useLanding } from '../use-landing.ts'

interface ReplyPartProps {
  session: OpenSession
  form: WithId<MessageDocument>
  /** Full name of the sender. */
  name: string
  subject: string
  /** Beside the other buttons. */
  children?: ReactNode
}

/** Returns the text of a draft on this device; '' where there is none. */
function readText(draft: string): string {
  const text = readDraft(draft)?.values['text']
  return typeof text === 'string' ? text : ''
}

/** Shows the replies to a message, the box for the next one, and the button that marks the message as done. */
export function ReplyPart(props: ReplyPartProps) {
  const { t } = useLingui()
  const isSending = useIsSending(props.form.id)
  // the message was left while its reply was sent: the draft is deleted or stays when that is known
  const [isLeft, setIsLeft] = useState(isSending)
  if (isLeft && !isSending) setIsLeft(false)
  return isLeft ? <Loading text={t`Sending your reply...`} /> : <Replies {...props} />
}

function Replies({ session, form, name, subject, children }: ReplyPartProps) {
  const done = useDoneLabel()(form)
  const { id, replies = [] } = form
  const draft = replyDraft(session.user.id, id)
  const isAsked = new URLSearchParams(useLocation().search).has('reply')
  const land = useLanding(isAsked ? REPLY_TEXT : undefined)
  const [text, setText] = useState(() => readText(draft))
  // stays open while somebody else replies
  const [isOpened, setIsOpened] = useState(text !== '')
  const write = (next: string) => {
    setIsOpened(true)
    setText(next)
    keepDraft(draft, { text: next })
  }
  const isOpen = isOpened || (isNew(form) && replies.length === 0)
  return (
    <>
      <SentReplies
        form={form}
        onEdit={(failed) => {
          if (!text.includes(failed)) write([text.trimEnd(), failed].filter(Boolean).join('\n\n'))
          setIsOpened(true)
          land(REPLY_TEXT)
        }}
      />
      <DoneLine done={done} at={form.handledAt} />
      {isOpen && (
        <ReplyBox
          {...{ session, form, name, subject, draft, text }}
          onWrite={write}
          onSent={() => {
            setText('')
            setIsOpened(false)
            land(DETAIL_TITLE)
          }}
        />
      )}
      <Actions>
        {!isOpen && (
          <MiniButton
            type="button"
            onClick={() => {
              setIsOpened(true)
              land(REPLY_TEXT)
            }}
          >
            <Icon name="reply" />
            {replies.length > 0 ? <Trans>Write another reply</Trans> : <Trans>Write a reply</Trans>}
          </MiniButton>
        )}
        <MarkAsDone list="messages" form={form} />
        {children}
      </Actions>
    </>
  )
}
