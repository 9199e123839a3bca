import { type InferType, object, string } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS, MAX_LENGTH } from '../limits.ts'
import { eventSchema } from '../schemas/event.ts'
import { rule } from '../values/rule.ts'
import { optionalText, optionalWebAddress } from '../values/text.ts'
import { count, listOf, neededText, verbatim } from './fields.ts'

/** The sample event, which /event-details shows without an id. */
export const sampleEventSchema = eventSchema.omit([
  'is_published',
  'publish_at',
  'end_date',
  'end_time',
  'ur',
])

export type SampleEvent = InferType<typeof sampleEventSchema>

/** A piece of a text that has more than paragraphs. */
const blockSchema = object({
  kind: string()
    .oneOf(['text', 'heading', 'points', 'quote'] as const, rule('kind'))
    .required(rule('missing')),
  /** Points have a line each. */
  words: neededText(MAX.paragraph),
  /** Who is quoted; '' for anything else. */
  by: optionalText(MAX.heading),
})

const instant = () =>
  verbatim(neededText(MAX.id)).test('instant', rule('kind'), (text) => !Number.isNaN(Date.parse(text)))

const commentSchema = object({
  id: verbatim(neededText(MAX.id)),
  /** Id of the comment that it replies to; '' for none. */
  parent: verbatim(optionalText(MAX.id)),
  name: neededText(MAX_LENGTH.name),
  website: verbatim(optionalWebAddress()),
  comment: neededText(MAX.paragraph),
  createdAt: instant(),
})

/** The sample post, which /blog-details shows without an id. It has everything that a post can have. */
export const samplePostSchema = object({
  title: neededText(MAX_LENGTH.title),
  author_name: neededText(MAX_LENGTH.name),
  /** A few words about the author. */
  aboutAuthor: neededText(MAX.paragraph),
  createdAt: instant(),
  likes: count(0, 1_000_000),
  /** Address of a file of this site, '' for a generated picture. */
  image: verbatim(optionalText(MAX.line)),
  caption: optionalText(MAX.line),
  lead: neededText(MAX.paragraph),
  body: listOf(blockSchema, MAX_ITEMS.blocks),
  tags: listOf(object({ name: neededText(MAX.sum) }), MAX_ITEMS.tags),
  /** Titles of the posts before and after it. */
  previous: neededText(MAX_LENGTH.title),
  next: neededText(MAX_LENGTH.title),
  comments: listOf(commentSchema, MAX_ITEMS.comments),
})

export type SamplePost = InferType<typeof samplePostSchema>
export type Block = SamplePost['body'][number]
