import { Trans, useLingui } from '@lingui/react/macro'
import { REPLY_VALUES, type ReplyValue } from 'domain/inbox.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { SavedReply } from 'domain/schemas/handling.ts'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { controlStyle, directed } from '#components/fields/control-style.ts'
import { useTexts } from '#lib/format/texts.ts'
import { insertAtCursor } from './fill-in.ts'

const Form = styled.form`
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

const Field = styled.input.attrs(directed)`
  ${controlStyle}
`
const Area = styled.textarea.attrs(directed)`
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

/** The id of the field for the title, which takes the focus. */
export const SAVED_TITLE = 'saved-title'

export type SavedReplyTexts = Pick<SavedReply, 'title' | 'text'>

interface SavedReplyFormProps {
  typed: SavedReplyTexts
  /** As it is stored; '' for a new one. */
  title: string
  isPending: boolean
  /** What to correct; '' if nothing is wrong. */
  problem: string
  onType: (change: Partial<SavedReplyTexts>) => void
  onSave: () => void
  onCancel: () => void
  /** Absent for a new one. */
  onDelete?: () => void
}

/** Renders the form of one saved reply. */
export function SavedReplyForm({
  typed,
  title,
  isPending,
  problem,
  onType,
  onSave,
  onCancel,
  onDelete,
}: SavedReplyFormProps) {
  const { t } = useLingui()
  const { field } = useTexts()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isTooLong = typed.text.length > MAX_LENGTH.reply
  const insert = (value: ReplyValue) => {
    if (area.current && !isPending) onType({ text: insertAtCursor(area.current, `{${value}}`) })
  }
  const why = isTooLong ? field.tooLong(MAX_LENGTH.reply) : problem
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) onSave()
      }}
      noValidate
      aria-label={title || t`New reply`}
    >
      <label htmlFor={SAVED_TITLE}>
        <Trans>Title</Trans>
      </label>
      <Field
        id={SAVED_TITLE}
        maxLength={MAX_LENGTH.replyTitle}
        value={typed.title}
        readOnly={isPending}
        aria-describedby="saved-problem"
        onChange={({ target }) => onType({ title: target.value })}
      />
      <label htmlFor="saved-text">
        <Trans>Text</Trans>
      </label>
      <Area
        ref={area}
        id="saved-text"
        maxLength={MAX_LENGTH.reply}
        value={typed.text}
        readOnly={isPending}
        aria-describedby="saved-problem"
        onChange={({ target }) => onType({ text: target.value })}
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
        <Problem id="saved-problem" role="alert">
          {why}
        </Problem>
      )}
      <Ways>
        <Button type="submit" $small aria-busy={isPending}>
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
          title={t`Delete the saved reply ${title}?`}
          deletion={{ mutate: onDelete, isPending }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Form>
  )
}
