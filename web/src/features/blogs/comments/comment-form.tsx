import type { Sent } from 'domain/api/forms.ts'
import { Trans } from '@lingui/react/macro'
import type { CommentFields } from 'domain/schemas/comment.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { useEffect } from 'react'
import styled from 'styled-components'
import { FieldGrid, WholeRow } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { captureInput } from '#lib/loading/restore-input.ts'
import { useTexts } from '#lib/format/texts.ts'
import { postComment } from '../api.ts'
import type { OwnComment } from './own-comments.ts'

const Submit = styled(SubmitButton)`
  justify-self: start;
`

type Values = Omit<CommentFields, keyof BotCheck>

export interface CommentFormProps {
  /** Id of the post. */
  blog: string
  /** Id of the comment that it replies to; '' for a new thread. */
  parent: string
  onSent: (comment: OwnComment) => void
}

const loadSchema = async () => (await import('domain/schemas/comment.ts')).commentSchema

/** Renders the form of a comment or a reply. The office approves it before it is shown. */
export function CommentForm({ blog, parent, onSent }: CommentFormProps) {
  const { label } = useTexts()
  // keeps what was typed before hydration
  useEffect(() => captureInput(document)(), [])

  const send = async (values: Values, botCheck: BotCheck) => {
    const answer = await postComment({ ...values, ...botCheck })
    onSent({
      reference: answer.reference,
      blog,
      parent,
      name: values.name.trim(),
      comment: values.comment.trim(),
      sentAt: new Date().toISOString(),
    })
    return answer
  }
  const sent = ({ reference }: Sent) => (
    <p>
      <Trans>
        Thank you. We check every comment before we publish it. Your reference is <b>{reference}</b>.
      </Trans>
    </p>
  )
  return (
    <FieldScope value={parent && `${parent}-`}>
      <OpenForm<Values>
        name={`comment:${blog}:${parent}`}
        schema={loadSchema}
        initialValues={{ blog, parent, name: '', email: '', website: '', comment: '' }}
        send={send}
        sent={sent}
      >
        <FieldGrid>
          <TextField name="name" label={label.name} autoComplete="name" maxLength={MAX_LENGTH.name} />
          <TextField name="email" label={label.email} type="email" autoComplete="email" />
          <WholeRow>
            <TextField name="website" label={label.website} type="url" autoComplete="url" isOptional />
          </WholeRow>
          <WholeRow>
            <TextAreaField name="comment" label={label.comment} maxLength={MAX_LENGTH.comment} />
          </WholeRow>
        </FieldGrid>
        <Submit busyLabel={<Trans>Sending...</Trans>}>
          {parent ? <Trans>Send reply</Trans> : <Trans>Send comment</Trans>}
        </Submit>
      </OpenForm>
    </FieldScope>
  )
}
