import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_ITEMS, MAX_LENGTH } from 'domain/limits.ts'
import { REPLY_VALUES } from 'domain/inbox.ts'
import type { SavedReply } from 'domain/schemas/handling.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { controlStyle } from '#components/fields/control-style.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { useChangeSavedReplies, useSavedReplies } from '../api.ts'
import { Hint } from '../detail/inbox-detail.tsx'

const Back = styled(Link)`
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
  min-block-size: 44px;
  font-weight: 600;
`

const List = styled.ol`
  margin-block-start: var(--s4);
  border: 1px solid var(--line);
  background: var(--surface);

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--s4);
  align-items: center;
  padding: var(--s3) var(--s4);
  overflow-wrap: anywhere;

  h2 {
    font-size: 1.25rem;
    unicode-bidi: plaintext;
  }
  p {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    font-size: var(--t-s);
    color: var(--ink-soft);
    unicode-bidi: plaintext;
  }
  ${narrowList} {
    gap: 0 var(--s2);
    padding-inline: var(--s2);
  }
`

const Moves = styled.span`
  display: grid;

  > :last-child > svg {
    rotate: 180deg;
  }
`

const Edited = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  padding: var(--s4);
  outline: 2px solid var(--accent);
  outline-offset: -2px;

  > label {
    font-weight: 600;
  }
`

const Field = styled.input`
  ${controlStyle}
`
const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 9em;
  resize: vertical;
  field-sizing: content;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  font-size: var(--t-s);

  > b {
    color: var(--ink-soft);
  }
  > :last-child:not(:first-child):is(button) {
    margin-inline-start: auto;
  }
`

const Problem = styled.p`
  color: var(--danger);
  font-weight: 600;
`

const NEW: SavedReply = { title: '', text: '' }

/** Shows the saved replies of the office. Any admin changes them. */
export function SavedReplies({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const { server } = useTexts()
  const errorText = useErrorText()
  const { live, replies, revision } = useSavedReplies(session)
  const change = useChangeSavedReplies()
  /** What is edited: a place in the list, the place after the last for a new one, undefined for nothing. */
  const [edited, setEdited] = useState<{ place: number; revision: number }>()
  const [problem, setProblem] = useState('')

  const store = (next: SavedReply[], seen = revision) =>
    change.mutate(
      { replies: next, revision: seen },
      {
        onSuccess() {
          setEdited(undefined)
          setProblem('')
        },
        onError(error) {
          setProblem(errorText(error))
          // the next press counts as read
          setEdited((now) => now && { ...now, revision })
        },
      },
    )
  const edit = (place: number) => {
    setProblem('')
    setEdited({ place, revision })
  }
  const move = (place: number, by: -1 | 1) => {
    const next = [...replies]
    const [moved] = next.splice(place, 1)
    if (moved) next.splice(place + by, 0, moved)
    store(next)
  }
  const editor = (reply: SavedReply, place: number) => (
    <li key={place}>
      <ReplyForm
        reply={reply}
        isPending={change.isPending}
        problem={problem}
        onSave={(saved) => store(replies.toSpliced(place, 1, saved), edited?.revision)}
        onCancel={() => {
          setEdited(undefined)
          setProblem('')
        }}
        {...(place < replies.length && { onDelete: () => store(replies.toSpliced(place, 1)) })}
      />
    </li>
  )
  return (
    <>
      <Back to={paths.dashboardView('messages')}>
        <Icon name="back" />
        <Trans>Messages</Trans>
      </Back>
      <WorkHead title={t`Saved replies`}>
        {replies.length < MAX_ITEMS.savedReplies && (
          <Button type="button" $small onClick={() => edit(replies.length)}>
            <Icon name="plus" />
            <Trans>New reply</Trans>
          </Button>
        )}
      </WorkHead>
      <Hint>
        <Trans>The first three are shown above the reply box.</Trans>{' '}
        {replies.length >= MAX_ITEMS.savedReplies && t`There is room for ${MAX_ITEMS.savedReplies}.`}
      </Hint>
      {live.status === 'loading' && <Loading text={t`Loading saved replies...`} />}
      {(live.status === 'failed' || live.status === 'unreachable') && (
        <LoadFailed
          text={live.status === 'failed' ? server.failed : server.unreachable}
          onRetry={live.retry}
        />
      )}
      {problem && !edited && <Problem role="alert">{problem}</Problem>}
      {live.status === 'ready' && replies.length === 0 && !edited && (
        <EmptyState text={t`No saved replies yet`} />
      )}
      {(replies.length > 0 || edited) && (
        <List aria-label={t`Saved replies`}>
          {replies.map((reply, place) =>
            edited?.place === place ? (
              editor(reply, place)
            ) : (
              <Row key={place}>
                <Moves>
                  <IconButton
                    type="button"
                    aria-label={t`Move up: ${reply.title}`}
                    disabled={place === 0 || change.isPending}
                    onClick={() => move(place, -1)}
                  >
                    <Icon name="up" />
                  </IconButton>
                  <IconButton
                    type="button"
                    aria-label={t`Move down: ${reply.title}`}
                    disabled={place === replies.length - 1 || change.isPending}
                    onClick={() => move(place, 1)}
                  >
                    <Icon name="up" />
                  </IconButton>
                </Moves>
                <div>
                  <h2>{reply.title}</h2>
                  <p>{reply.text}</p>
                </div>
                <MiniButton type="button" aria-label={t`Edit ${reply.title}`} onClick={() => edit(place)}>
                  <Icon name="pen" />
                  <Trans>Edit</Trans>
                </MiniButton>
              </Row>
            ),
          )}
          {edited && edited.place >= replies.length && editor(NEW, replies.length)}
        </List>
      )}
    </>
  )
}

interface ReplyFormProps {
  reply: SavedReply
  isPending: boolean
  /** Why it was not stored; '' if nothing is wrong. */
  problem: string
  onSave: (reply: SavedReply) => void
  onCancel: () => void
  /** Absent for a new one. */
  onDelete?: () => void
}

function ReplyForm({ reply, isPending, problem, onSave, onCancel, onDelete }: ReplyFormProps) {
  const { t } = useLingui()
  const { field } = useTexts()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [{ title, text }, setTyped] = useState(reply)
  const [isEmpty, setIsEmpty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const write = (change: Partial<SavedReply>) => {
    setIsEmpty(false)
    setTyped({ title, text, ...change })
  }
  const insert = (value: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = area.current ?? {}
    write({ text: `${text.slice(0, start)}{${value}}${text.slice(end)}` })
    area.current?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (title.trim() === '' || text.trim() === '') return setIsEmpty(true)
    onSave({ title, text })
  }
  const why = isEmpty ? t`Please write a title and a text.` : problem
  return (
    <Edited onSubmit={save} noValidate aria-label={reply.title || t`New reply`}>
      <label htmlFor={`${id}-title`}>
        <Trans>Title</Trans>
      </label>
      <Field
        id={`${id}-title`}
        ref={first}
        maxLength={MAX_LENGTH.replyTitle}
        value={title}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => write({ title: target.value })}
      />
      <label htmlFor={`${id}-text`}>
        <Trans>Text</Trans>
      </label>
      <Area
        ref={area}
        id={`${id}-text`}
        maxLength={MAX_LENGTH.reply}
        value={text}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => write({ text: target.value })}
      />
      <Ways>
        <b>
          <Trans>Insert</Trans>
        </b>
        {REPLY_VALUES.map((value) => (
          <MiniButton key={value} type="button" onClick={() => insert(value)}>
            {`{${value}}`}
          </MiniButton>
        ))}
        <span>
          <Trans>These are filled in when you use the reply.</Trans>
        </span>
      </Ways>
      {why && (
        <Problem id={`${id}-why`} role="alert">
          {text.length > MAX_LENGTH.reply ? field.tooLong(MAX_LENGTH.reply) : why}
        </Problem>
      )}
      <Ways>
        <Button type="submit" $small aria-disabled={isPending} aria-busy={isPending}>
          <Trans>Save</Trans>
        </Button>
        <MiniButton type="button" $kind="plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </MiniButton>
        {onDelete && (
          <Button type="button" $kind="danger" $small onClick={() => setIsAsking(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </Ways>
      {isAsking && onDelete && (
        <DeleteDialog
          title={t`Delete the saved reply ${reply.title}?`}
          deletion={{ mutate: onDelete, isPending }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Trans>This cannot be undone.</Trans>
          </p>
        </DeleteDialog>
      )}
    </Edited>
  )
}
