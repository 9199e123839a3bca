import { type InferType, object } from 'yup'
import { isDay } from '../dates.ts'
import { FILES, MAX_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalLine, plainText, requiredLine } from '../values/text.ts'

/** Who may download a file: everybody, or signed-in members, the team and admins. */
const FILE_READERS = ['everybody', 'members'] as const

const READERS = rule('oneOf', FILE_READERS.join(', '))

/** Matches the id of an upload in pieces: the SHA-256 of the whole file, and its size in bytes. */
export const UPLOAD_ID = /^[0-9a-f]{64}-[1-9]\d{0,7}$/

const MEGABYTES = FILES.fileBytes / 1024 / 1024
/** Returns the bytes that the id of an upload names; NaN without one. */
const sizeOf = (upload: string): number => Number(upload.split('-')[1])

/** The fields of a file that the office offers on the site. */
export const officeFileSchema = object({
  title: requiredLine('title', MAX_LENGTH.fileTitle),
  date: plainText()
    .required(rule('required', 'date'))
    .test('day', rule('date'), isDay)
    .meta({ format: 'date' }),
  readers: plainText().oneOf(FILE_READERS, READERS).default('everybody'),
  languages: optionalLine(MAX_LENGTH.languages).meta({ description: 'Such as `English and Urdu`' }),
  upload: plainText()
    .matches(UPLOAD_ID, { message: rule('id'), excludeEmptyString: true })
    .test('size', rule('documentTooLarge', MEGABYTES), (value = '') => !(sizeOf(value) > FILES.fileBytes))
    .default('')
    .meta({ description: 'Id of an upload in pieces, instead of the file' }),
})

export type OfficeFileInput = InferType<typeof officeFileSchema>
