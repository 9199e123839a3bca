import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX } from '../limits.ts'
import { neededText } from './fields.ts'

/** Descriptions of pages for search engines and shared links. The home page uses `organisation.about`. */
export const descriptionsSchema = object({
  about: neededText(MAX.line),
  services: neededText(MAX.line),
  blog: neededText(MAX.line),
  events: neededText(MAX.line),
  contact: neededText(MAX.line),
  volunteer: neededText(MAX.line),
  signUp: neededText(MAX.line),
})

export type Descriptions = InferType<typeof descriptionsSchema>
