import { boolean, type InferType, object } from 'yup'
import { isDay } from '../dates.ts'
import { MAX_LENGTH } from '../limits.ts'
import type { Texts } from '../texts/en.ts'
import { plainText, requiredText } from './text.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Title, description, date, time and location required; published unless said otherwise. Spec, section 5 (event). */
export const eventSchema = (texts: Texts) =>
  object({
    title: requiredText(texts, texts.label.title, MAX_LENGTH.title),
    description: requiredText(texts, texts.label.description, MAX_LENGTH.description),
    date: plainText(texts)
      .required(texts.field.required(texts.label.date))
      .test('day', texts.field.date, isDay),
    time: plainText(texts)
      .required(texts.field.required(texts.label.time))
      .matches(TIME, { message: texts.field.time, excludeEmptyString: true }),
    location: requiredText(texts, texts.label.location, MAX_LENGTH.location),
    is_published: boolean().typeError(texts.field.boolean).nonNullable(texts.field.boolean).default(true),
  })

export type EventInput = InferType<ReturnType<typeof eventSchema>>
