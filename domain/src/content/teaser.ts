import { type InferType, object } from 'yup'
import { isDay } from '../dates.ts'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { plainText } from '../schemas/text.ts'
import { rule } from '../schemas/rule.ts'
import { listOf, neededText } from './fields.ts'

const teasedSchema = object({
  title: neededText(MAX.name),
  text: neededText(MAX.line),
  /** YYYY-MM-DD */
  date: plainText().required(rule('missing')).test('day', rule('date'), isDay),
})

/** Posts that the second and the third home page name whatever the blog holds: two each, in this order. */
export const teaserSchema = object({ posts: listOf(teasedSchema, MAX_ITEMS.teased) })

export type Teaser = InferType<typeof teaserSchema>
export type TeasedPost = Teaser['posts'][number]
