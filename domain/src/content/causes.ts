import { type InferType, number, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'
import { listOf, neededText } from './fields.ts'
import { alternativeText, pictureField } from './pictures.ts'

const causeSchema = object({
  /** In its address; its sewn picture is made from it. */
  id: neededText(MAX.id).matches(/^[a-z\d-]+$/, { message: rule('id'), excludeEmptyString: true }),
  title: neededText(MAX.heading),
  /** In per cent. */
  progress: number()
    .typeError(rule('percent'))
    .required(rule('missing'))
    .min(0, rule('percent'))
    .max(100, rule('percent')),
  /** As it is shown, in the donors' currency; nothing is computed from it. */
  raised: neededText(MAX.sum),
  goal: neededText(MAX.sum),
  image: pictureField('causes'),
  alt: alternativeText(),
})

/** What the members collect for. */
export const causesSchema = object({
  /** Over those on the first home page, and the sentence below it. */
  heading: neededText(MAX.heading),
  words: optionalText(MAX.line),
  causes: listOf(causeSchema, MAX_ITEMS.causes).test('ids', (causes, { path, createError }) => {
    const ids = causes.map(({ id }) => id)
    const second = ids.findIndex((id, place) => ids.indexOf(id) < place)
    return second < 0 || createError({ path: `${path}[${second}].id`, message: rule('idTaken') })
  }),
})

export type Causes = InferType<typeof causesSchema>
export type Cause = Causes['causes'][number]
