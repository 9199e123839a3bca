import type { InferType } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailField } from './login.ts'
import { optionalText, optionalWebAddress, requiredLine, requiredText } from '../values/text.ts'

/** A comment on a post, or a reply to a comment. */
export const commentSchema = openForm({
  blog: requiredText('title', MAX_LENGTH.name).meta({ description: 'Id of a published post' }),
  parent: optionalText(MAX_LENGTH.name).meta({ description: 'Id of the comment that it replies to' }),
  name: requiredLine('name', MAX_LENGTH.name),
  email: emailField.meta({ description: 'Never shown' }),
  website: optionalWebAddress(),
  comment: requiredText('comment', MAX_LENGTH.comment),
})

export type CommentFields = InferType<typeof commentSchema>
