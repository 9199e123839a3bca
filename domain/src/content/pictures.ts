import type { TextFormat } from '../formatting/described.ts'
import { textPicturesOf } from '../formatting/text-pictures.ts'
import { MAX_CONTENT_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'
import type { ContentPart } from './content.ts'
import { isRecord } from './find-shape-errors.ts'

const ADDRESS = /^\/media\/site\/([a-z]+)\/[\da-f]{16}-\d{3,4}\.webp$/

/** Builds the rule of an address: of the widest file of a picture that was uploaded for this part; '' if there is none. */
export const pictureField = (part: ContentPart) =>
  optionalText(MAX_CONTENT_LENGTH.line)
    .meta({ isPicture: true, isVerbatim: true })
    .test('picture', rule('pictureMissing'), (value) => value === '' || ADDRESS.exec(value)?.[1] === part)

/** Builds the rule of a picture's description for screen readers; '' if the text beside it says the same. */
export const alternativeText = () => optionalText(MAX_CONTENT_LENGTH.line)

/** A picture that a part names. */
export interface PartPicture {
  /** Such as `leaders[0].image`. */
  field: string
  address: string
}

/**
 * Lists the uploaded pictures that a part names, also in its texts if those have marks.
 * @param values with the format of the part
 */
export const picturesIn = (values: unknown): PartPicture[] =>
  findPictures(values, isRecord(values) && values['format'] === 'markdown' ? 'markdown' : undefined, '')

function findPictures(value: unknown, format: TextFormat | undefined, field: string): PartPicture[] {
  if (typeof value === 'string') {
    if (ADDRESS.test(value)) return [{ field, address: value }]
    return textPicturesOf({ description: value, ...(format && { format }) }).map(({ address }) => ({
      field,
      address,
    }))
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => findPictures(item, format, `${field}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    findPictures(inner, format, field ? `${field}.${name}` : name),
  )
}
