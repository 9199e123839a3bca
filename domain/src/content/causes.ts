import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText, plainNumber } from '../values/text.ts'
import { listOf, neededText, verbatim } from './fields.ts'
import { alternativeText, pictureField } from './pictures.ts'

const causeSchema = object({
  /** Identifies the cause in its address. Without a photo, a pattern is drawn from it. */
  id: verbatim(neededText(MAX.id).matches(/^[a-z\d-]+$/, { message: rule('id'), excludeEmptyString: true })),
  title: neededText(MAX.heading),
  /** Holds a percentage, from 0 to 100. */
  progress: plainNumber()
    .typeError(rule('percent'))
    .required(rule('missing'))
    .min(0, rule('percent'))
    .max(100, rule('percent')),
  /** Holds the amount as the page shows it. Nothing is calculated from it. */
  raised: verbatim(neededText(MAX.sum)),
  goal: verbatim(neededText(MAX.sum)),
  image: pictureField('causes'),
  alt: alternativeText(),
})

/** Validates the causes that members raise money for, and their section on the home page. */
export const causesSchema = object({
  /** Heads the section on the first home page. */
  heading: neededText(MAX.heading),
  /** Stands below that heading. */
  words: optionalText(MAX.line),
  causes: listOf(causeSchema, MAX_ITEMS.causes).test('ids', (causes, { path, createError }) => {
    const ids = causes.map(({ id }) => id)
    const second = ids.findIndex((id, index) => ids.indexOf(id) < index)
    return second < 0 || createError({ path: `${path}[${second}].id`, message: rule('idTaken') })
  }),
})

export type Causes = InferType<typeof causesSchema>
export type Cause = Causes['causes'][number]
