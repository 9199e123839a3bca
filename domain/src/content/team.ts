import { type InferType, object, string } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'
import { listOf, neededText } from './fields.ts'
import { alternativeText, pictureField } from './pictures.ts'

/** The groups of people, in the order in which /about shows them. */
const PEOPLE_GROUPS = ['leaders', 'committee', 'staff', 'past'] as const
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number]

const personSchema = object({
  name: neededText(MAX.heading),
  role: neededText(MAX.heading),
  /** People that an earlier version stored have none: they are leaders. */
  group: string().default('leaders').oneOf(PEOPLE_GROUPS, rule('kind')).required(rule('missing')),
  /** When the person had the role, such as '2026 to 2028', or ''. */
  term: optionalText(MAX.heading),
  /** The person's work in one sentence, or ''. */
  does: optionalText(MAX.line),
  image: pictureField('team'),
  alt: alternativeText(),
})

/** The people of the chamber, in the order in which they are shown within their group. */
export const teamSchema = object({
  heading: neededText(MAX.heading),
  /** A sentence about the leaders for the second home page, or ''. */
  words: optionalText(MAX.line),
  leaders: listOf(personSchema, MAX_ITEMS.people),
})

export type Team = InferType<typeof teamSchema>
export type Person = Team['leaders'][number]
