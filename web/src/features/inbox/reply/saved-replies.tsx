import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_ITEMS } from 'domain/limits.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { dropDraft, keepDraft, readDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { HttpError } from '#lib/http/http.ts'
import { paths } from '#lib/paths.ts'
import { clamped } from '#styles/clamped.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { type KnownReply, useChangeSavedReplies, useSavedReplies } from '../api.ts'
import { Hint } from '../detail/inbox-detail.tsx'
import { SAVED_TITLE, SavedReplyForm, type SavedReplyTexts } from './saved-reply-form.tsx'
import { useLanding } from '../use-landing.ts'

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
    ${ownDirection}
  }
  p {
    ${clamped(2)}
    font-size: var(--t-s);
    color: var(--ink-soft);
    ${ownDirection}
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

/** The reply that is edited, as typed. */
interface EditedReply extends KnownReply {
  isTyped: boolean
  /** The revision that was read; undefined after a conflict: then the next press counts as read. */
  revision?: number
}

/** Returns the reply that was being edited when the page was left; undefined for none. */
function readEdited(draft: string): EditedReply | undefined {
  const { id, title, text, revision } = readDraft(draft)?.values ?? {}
  if (typeof id !== 'string' || typeof title !== 'string' || typeof text !== 'string') return undefined
  return { id, title, text, isTyped: true, ...(typeof revision === 'number' && { revision }) }
}

const PRECONDITION_FAILED = 412

const NEW_REPLY = 'new-saved-reply'
const editId = (id: string) => `edit-${id}`

/** Shows the saved replies of the office. Any admin changes them, one at a time. */
export function SavedReplies({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const { server } = useTexts()
  const draft = ownDraft(session.user.id, 'saved-reply')
  const change = useChangeSavedReplies()
  const { live, replies, revision } = useSavedReplies(session, change.data)
  const [edited, setEdited] = useState(() => readEdited(draft))
  const [problem, setProblem] = useState('')
  const land = useLanding()
  const { isPending } = change
  // before that a change would delete what is not known here
  const isReady = live.status === 'ready'
  const count = replies.length

  useEffect(() => {
    if (edited?.isTyped) keepDraft(draft, { ...edited })
  }, [draft, edited])

  const begin = (reply: KnownReply) => {
    land(SAVED_TITLE)
    // what is typed is not lost
    if (edited?.isTyped) return setProblem(t`Please save or cancel this reply first.`)
    setEdited({ ...reply, isTyped: false, revision })
  }
  const type = (typed: Partial<SavedReplyTexts>) => {
    if (!edited) return
    setProblem('')
    setEdited({ ...edited, ...typed, isTyped: true })
  }
  /** @param next the id of the element that gets the focus */
  const close = (next: string) => {
    setEdited(undefined)
    setProblem('')
    land(next)
  }
  /** Stores the list without the edited reply, or with it. */
  const store = (next: KnownReply[], landing: string) =>
    change.mutate(
      { replies: next, revision: edited?.revision ?? revision, draft },
      {
        onSuccess: () => close(landing),
        onError: (error) => {
          if (!(error instanceof HttpError) || error.status !== PRECONDITION_FAILED) return
          setEdited((now) => now && { id: now.id, title: now.title, text: now.text, isTyped: true })
        },
      },
    )
  const save = ({ id, title, text }: EditedReply) => {
    if (isPending) return
    if (title.trim() === '' || text.trim() === '') return setProblem(t`Please write a title and a text.`)
    const saved = { id, title, text }
    const isStored = replies.some((reply) => reply.id === id)
    store(
      isStored ? replies.map((reply) => (reply.id === id ? saved : reply)) : [...replies, saved],
      editId(id),
    )
  }
  const remove = (id: string) => {
    const index = replies.findIndex((reply) => reply.id === id)
    const next = replies[index + 1] ?? replies[index - 1]
    store(
      replies.filter((reply) => reply.id !== id),
      next ? editId(next.id) : NEW_REPLY,
    )
  }
  const cancel = (id: string) => {
    if (isPending) return
    dropDraft(draft)
    close(replies.some((reply) => reply.id === id) ? editId(id) : NEW_REPLY)
  }
  const move = (index: number, by: -1 | 1) => {
    const moved = replies[index]
    const place = index + by
    if (isPending || !moved || place < 0 || place >= count) return
    change.mutate(
      { replies: replies.toSpliced(index, 1).toSpliced(place, 0, moved), revision },
      {
        // the own change of the order is no conflict
        onSuccess: (stored) =>
          setEdited(
            (now) => now && (now.revision === revision ? { ...now, revision: stored.revision } : now),
          ),
      },
    )
  }
  // one that is new, or that somebody else has deleted
  const isApart = edited && !replies.some(({ id }) => id === edited.id)
  const rows = isApart ? [...replies, { id: edited.id, title: '', text: '' }] : replies
  return (
    <>
      <Back to={paths.dashboardView('messages')}>
        <Icon name="back" />
        <Trans>Messages</Trans>
      </Back>
      <WorkHead title={t`Saved replies`}>
        {isReady && count < MAX_ITEMS.savedReplies && (
          <Button
            type="button"
            id={NEW_REPLY}
            $small
            onClick={() => begin({ id: crypto.randomUUID(), title: '', text: '' })}
          >
            <Icon name="plus" />
            <Trans>New reply</Trans>
          </Button>
        )}
      </WorkHead>
      <Hint>
        <Trans>The first three are shown above the reply box.</Trans>{' '}
        {count >= MAX_ITEMS.savedReplies && t`You have ${count} saved replies. Delete one to add another.`}
      </Hint>
      {live.status === 'loading' && <Loading text={t`Loading saved replies...`} />}
      {(live.status === 'failed' || live.status === 'unreachable') && (
        <LoadFailed
          text={live.status === 'failed' ? server.failed : server.unreachable}
          onRetry={live.retry}
        />
      )}
      {isReady && rows.length === 0 && <EmptyState text={t`No saved replies yet`} />}
      {isReady && rows.length > 0 && (
        <List aria-label={t`Saved replies`}>
          {rows.map(({ id, title, text }, index) =>
            id === edited?.id ? (
              <li key={id}>
                <SavedReplyForm
                  typed={edited}
                  title={title}
                  isPending={isPending}
                  problem={problem}
                  onType={type}
                  onSave={() => save(edited)}
                  onCancel={() => cancel(id)}
                  {...(!isApart && { onDelete: () => remove(id) })}
                />
              </li>
            ) : (
              <Row key={id}>
                <Moves>
                  <IconButton
                    type="button"
                    aria-label={t`Move up: ${title}`}
                    aria-disabled={index === 0 || isPending}
                    onClick={() => move(index, -1)}
                  >
                    <Icon name="up" />
                  </IconButton>
                  <IconButton
                    type="button"
                    aria-label={t`Move down: ${title}`}
                    aria-disabled={index === count - 1 || isPending}
                    onClick={() => move(index, 1)}
                  >
                    <Icon name="up" />
                  </IconButton>
                </Moves>
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
                <MiniButton
                  type="button"
                  id={editId(id)}
                  aria-label={t`Edit ${title}`}
                  onClick={() => begin({ id, title, text })}
                >
                  <Icon name="pen" />
                  <Trans>Edit</Trans>
                </MiniButton>
              </Row>
            ),
          )}
        </List>
      )}
    </>
  )
}
