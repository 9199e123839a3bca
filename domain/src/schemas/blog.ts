import { boolean, type InferType, object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalWebAddress, requiredLine, requiredText } from '../values/text.ts'

/** The fields of a post. It is published by default. */
export const blogSchema = object({
  title: requiredLine('title', MAX_LENGTH.title),
  description: requiredText('description', MAX_LENGTH.description),
  externalLink: optionalWebAddress(),
  is_published: boolean().typeError(rule('boolean')).nonNullable(rule('boolean')).default(true),
})

export type BlogInput = InferType<typeof blogSchema>
