import { type InferType, object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { optionalWebAddress, requiredLine, requiredText } from '../values/text.ts'
import { inUrdu, publishingFields } from './post-fields.ts'

/** The fields of a post. It is published by default. */
export const blogSchema = object({
  title: requiredLine('title', MAX_LENGTH.title),
  description: requiredText('description', MAX_LENGTH.description),
  externalLink: optionalWebAddress(),
  ur: inUrdu(MAX_LENGTH.title),
  ...publishingFields,
})

export type BlogInput = InferType<typeof blogSchema>
