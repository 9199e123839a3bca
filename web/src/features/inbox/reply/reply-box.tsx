import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { MessageDocument } from 'domain/stored/sent-forms.ts'
import { formatTime } from 'domain/dates.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor } from '#components/controls/mini-button.tsx'
import { directed } from '#components/fields/control-style.ts'
import { Tick } from '#components/fields/tick.tsx'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { keyOfAttempt } from '#lib/drafts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useSendReply } from '../api.ts'
import { Hint } from '../detail/inbox-detail.tsx'
import { toMailLink } from '../to-mail-link.ts'
import { insertAtCursor, valuesIn } from './fill-in.ts'
import { SavedRow } from './saved-row.tsx'

const Form = styled.form`
  border: 2px solid var(--ink);
  background: var(--surface);

  > * + * {
    border-block-start: 1px solid var(--line);
  }
`

const To = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s3);
  padding-block: 2px;
  padding-inline: var(--s4) var(--s2);
  overflow-wrap: anywhere;

  > span {
    unicode-bidi: plaintext;
  }
`

const Name = styled.label`
  ${visuallyHidden}
`

const Area = styled.textarea.attrs(directed)`
  display: block;
  inline-size: 100%;
  min-block-size: 10.5em;
  max-block-size: 70vh;
  padding: var(--s3) var(--s4);
  border: 0;
  background: transparent;
  font: inherit;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  unicode-bidi: plaintext;

  &:focus-visible {
    outline-offset: -4px;
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s3) var(--s4);

  > output {
    margin-inline-start: auto;
    font-size: var(--t-s);
    color: var(--ink-soft);
  }
  ${media.belowTablet} {
    > button {
      order: 1;
      inline-size: 100%;
    }
    > output {
      order: 2;
      margin: 0;
    }
  }
`

const Problem = styled.p`
  padding: var(--s3) var(--s4);
  color: var(--danger);
  font-weight: 600;
`

interface ReplyBoxProps {
  session: OpenSession
  form: WithId<MessageDocument>
  name: string
  subject: string
  /** Name of the draft on this device. */
  draft: string
  text: string
  /** Called when something is typed or inserted. */
  onWrite: (text: string) => void
  onSent: () => void
}

/** The id of the field for the reply, which takes the focus. */
export const REPLY_TEXT = 'reply-text'

/** Renders the box in which the office writes a reply. */
export function ReplyBox({ session, form, name, subject, draft, text, onWrite, onSent }: ReplyBoxProps) {
  const { t } = useLingui()
  const { field, label } = useTexts()
  const language = useLanguage()
  const errorText = useErrorText()
  const { email: office } = useOrganisation()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isLast, setIsLast] = useState(true)
  const [savedAt, setSavedAt] = useState('')
  const [problem, setProblem] = useState('')
  const refuse = (why: string) => {
    setProblem(why)
    area.current?.focus()
  }
  const { mutate, isPending } = useSendReply(form.id, draft, (error) => {
    const why = errorText(error)
    if (area.current) refuse(why)
    // the message was left
    else void showToast('error', t`Your reply to ${name} was not sent. ${why}`)
  })
  const seen = form.replies?.length ?? 0
  const [left] = valuesIn(text)
  const toReplace = formatList(valuesIn(text), language)

  // so that they also work when the connection is lost
  useEffect(() => void loadToasts(), [])

  const write = (next: string) => {
    onWrite(next)
    setProblem('')
    setSavedAt(formatTime(new Date().toISOString(), language))
  }
  const insert = (words: string) => {
    if (area.current && !isPending) write(insertAtCursor(area.current, words))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const written = text.trim()
    if (isPending) return
    if (written === '') return refuse(field.required('reply'))
    if (written.length > MAX_LENGTH.reply) return refuse(field.tooLong(MAX_LENGTH.reply))
    if (left !== undefined) {
      refuse(t`Please write something in place of ${toReplace}.`)
      const start = text.indexOf(left)
      return area.current?.setSelectionRange(start, start + left.length)
    }
    const sent = { text: written, is_last: isLast }
    mutate({ ...sent, key: keyOfAttempt(draft, sent), revision: seen }, { onSuccess: onSent })
  }
  const link = toMailLink({
    to: form.email,
    subject: t`Re: ${subject} (${form.id})`,
    text,
    quoted: form.notes,
  })
  return (
    <>
      <Form onSubmit={send} noValidate aria-label={label.reply}>
        <To>
          <span>
            <Trans>
              To <b>{name}</b>
            </Trans>
          </span>
          <MiniAnchor href={link} $kind="plain">
            <Trans>Use your own e-mail program</Trans>
          </MiniAnchor>
        </To>
        <SavedRow session={session} name={name} onInsert={insert} />
        <div>
          <Name htmlFor={REPLY_TEXT}>{label.reply}</Name>
          <Area
            ref={area}
            id={REPLY_TEXT}
            value={text}
            readOnly={isPending}
            aria-invalid={problem !== ''}
            aria-describedby="reply-problem"
            onChange={({ target }) => write(target.value)}
          />
        </div>
        {(problem || left) && (
          <Problem id="reply-problem" role="alert">
            {problem || t`Please write something in place of ${toReplace}.`}
          </Problem>
        )}
        <End>
          <Button type="submit" aria-busy={isPending}>
            <Icon name="mail" />
            {isPending ? <Trans>Sending...</Trans> : <Trans>Send reply</Trans>}
          </Button>
          <Tick>
            <input type="checkbox" checked={isLast} onChange={({ target }) => setIsLast(target.checked)} />
            <Trans>Mark as replied when sent</Trans>
          </Tick>
          <output>{savedAt && t`Draft saved, ${savedAt}`}</output>
        </End>
      </Form>
      <Hint>
        <Trans>
          We add your name and the chamber’s address. Replies go to {office}. The message is marked as replied
          only when the e-mail has been sent.
        </Trans>
      </Hint>
    </>
  )
}
