import type { InferType } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { openForm } from './form.ts'
import { emailField } from './login.ts'
import { optionalText, requiredText } from './text.ts'
import { optionalWebAddress } from './web-address.ts'

/** A comment on a post, or an answer to one. */
export const commentSchema = openForm({
  /** Id of the post. */
  blog: requiredText('title', MAX_LENGTH.name),
  /** Id of the comment that it answers; '' for one of its own. */
  parent: optionalText(MAX_LENGTH.name),
  name: requiredText('name', MAX_LENGTH.name),
  email: emailField,
  website: optionalWebAddress(),
  comment: requiredText('comment', MAX_LENGTH.comment),
})

export type CommentFields = InferType<typeof commentSchema>
