import { object } from 'yup'
import { MAX_LENGTH } from '../limits.ts'
import { requiredText } from '../values/text.ts'

/** Why publishing is paused. */
export const pauseSchema = object({ reason: requiredText('reason', MAX_LENGTH.pause) })
