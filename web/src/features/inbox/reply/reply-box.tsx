import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { SavedReply } from 'domain/schemas/handling.ts'
import type { MessageDocument } from 'domain/stored/sent-forms.ts'
import { formatDay, formatTime } from 'domain/dates.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor, MiniButton } from '#components/controls/mini-button.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { dropDraft, keepDraft, keyOfAttempt } from '#lib/drafts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useNextEvent, useSavedReplies, useSendReply } from '../api.ts'
import { Hint } from '../detail/inbox-detail.tsx'
import { toMailLink } from '../to-mail-link.ts'
import { fillIn, valuesIn } from './fill-in.ts'

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
  padding: 2px var(--s2) 2px var(--s4);
  overflow-wrap: anywhere;

  > span {
    unicode-bidi: plaintext;
  }
`

const Saved = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  border: 0 solid var(--line);
  border-block-start-width: 1px;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  padding: var(--s2) var(--s4);

  > b {
    font-size: var(--t-s);
  }
  > button {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    padding-inline: var(--s3);
  }
`

const Name = styled.label`
  ${visuallyHidden}
`

const Area = styled.textarea`
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

/** Saved replies that have a button of their own. */
const SHOWN_FIRST = 3

interface ReplyBoxProps {
  session: OpenSession
  form: WithId<MessageDocument>
  name: string
  subject: string
  /** Name of the draft on this device. */
  draft: string
  initial: string
  takesFocus: boolean
  /** Called when something is typed. */
  onBegin: () => void
  onSent: () => void
}

/** Renders the box in which the office writes a reply. What is typed is kept on this device until it is sent. */
export function ReplyBox({
  session,
  form,
  name,
  subject,
  draft,
  initial,
  takesFocus,
  onBegin,
  onSent,
}: ReplyBoxProps) {
  const { t } = useLingui()
  const { field, label } = useTexts()
  const language = useLanguage()
  const errorText = useErrorText()
  const { email: office } = useOrganisation()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const [isLast, setIsLast] = useState(true)
  const [savedAt, setSavedAt] = useState('')
  const [problem, setProblem] = useState('')
  const reply = useSendReply(form.id)
  const seen = form.replies?.length ?? 0

  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])

  const write = (next: string) => {
    onBegin()
    setText(next)
    setProblem('')
    keepDraft(draft, { text: next })
    setSavedAt(formatTime(new Date().toISOString(), language))
  }
  const insert = (words: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = area.current ?? {}
    write(text.slice(0, start) + words + text.slice(end))
    // after the render that shows the text
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(start + words.length, start + words.length)
    })
  }
  const refuse = (why: string) => {
    setProblem(why)
    area.current?.focus()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const written = text.trim()
    if (reply.isPending) return
    if (written === '') return refuse(field.required('reply'))
    if (written.length > MAX_LENGTH.reply) return refuse(field.tooLong(MAX_LENGTH.reply))
    const sent = { text: written, is_last: isLast }
    reply.mutate(
      { ...sent, key: keyOfAttempt(draft, sent), revision: seen },
      {
        onSuccess() {
          dropDraft(draft)
          setText('')
          onSent()
        },
        onError: (error) => refuse(errorText(error)),
      },
    )
  }
  const left = valuesIn(text).join(', ')
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
          <Name htmlFor={id}>{label.reply}</Name>
          <Area
            ref={area}
            id={id}
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => write(target.value)}
          />
        </div>
        {(problem || left) && (
          <Problem id={`${id}-problem`} role="alert">
            {problem || t`Please write something in place of ${left}.`}
          </Problem>
        )}
        <End>
          <Button type="submit" aria-disabled={reply.isPending} aria-busy={reply.isPending}>
            <Icon name="mail" />
            {reply.isPending ? <Trans>Sending...</Trans> : <Trans>Send reply</Trans>}
          </Button>
          <Tick>
            <input type="checkbox" checked={isLast} onChange={({ target }) => setIsLast(target.checked)} />
            <Trans>Mark as done when sent</Trans>
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

/** Returns the values that a saved reply may name. */
function useReplyValues(name: string, isEventNeeded: boolean) {
  const language = useLanguage()
  const { phone } = useOrganisation()
  const event = useNextEvent(isEventNeeded)
  return {
    name,
    'next event': event ? `${event.title}, ${formatDay(event.date, language)}` : '',
    'office phone': phone,
  }
}

interface SavedRowProps {
  session: OpenSession
  name: string
  onInsert: (text: string) => void
}

/** Renders the buttons that insert saved replies: the first three, then all. */
function SavedRow({ session, name, onInsert }: SavedRowProps) {
  const { t } = useLingui()
  const { replies } = useSavedReplies(session)
  const [isAll, setIsAll] = useState(false)
  const values = useReplyValues(
    name,
    replies.some(({ text }) => text.includes('{next event}')),
  )
  if (replies.length === 0) return null
  const count = replies.length
  const button = ({ title, text }: SavedReply, place: number) => (
    <MiniButton key={place} type="button" onClick={() => onInsert(fillIn(text, values))}>
      {title}
    </MiniButton>
  )
  return (
    <Saved aria-label={t`Saved replies`}>
      <b aria-hidden>
        <Trans>Saved replies</Trans>
      </b>
      {(isAll ? replies : replies.slice(0, SHOWN_FIRST)).map(button)}
      {count > SHOWN_FIRST && (
        <MiniButton type="button" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? <Trans>Fewer</Trans> : <Trans>All {count}</Trans>}
        </MiniButton>
      )}
    </Saved>
  )
}
