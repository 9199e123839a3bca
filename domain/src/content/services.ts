import { type InferType, object } from 'yup'
import { MAX_CONTENT_LENGTH as MAX, MAX_ITEMS } from '../limits.ts'
import { listOf, neededText } from './fields.ts'

const serviceSchema = object({ title: neededText(MAX.heading), text: neededText(MAX.paragraph) })

/** What the chamber does for its members' trades. */
export const servicesSchema = object({ services: listOf(serviceSchema, MAX_ITEMS.services) })

export type Services = InferType<typeof servicesSchema>
