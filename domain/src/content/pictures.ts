import { MAX_CONTENT_LENGTH } from '../limits.ts'
import { rule } from '../values/rule.ts'
import { optionalText } from '../values/text.ts'
import { isRecord } from './find-shape-errors.ts'

/** Parts whose items may have a picture of their own. */
export const PICTURED_PARTS = ['causes', 'team'] as const

export type PicturedPart = (typeof PICTURED_PARTS)[number]

const ADDRESS = /^\/media\/site\/([a-z]+)\/[\da-f]{16}-\d{3,4}\.webp$/

/** Address of the widest file of a picture that was uploaded for this part; '' where there is none. */
export const pictureField = (part: PicturedPart) =>
  optionalText(MAX_CONTENT_LENGTH.line).test(
    'picture',
    rule('pictureMissing'),
    (value) => value === '' || ADDRESS.exec(value)?.[1] === part,
  )

/** What a picture shows, for who cannot see it; '' where the words beside it say as much. */
export const alternativeText = () => optionalText(MAX_CONTENT_LENGTH.line)

/** Every uploaded picture that a part names: its field, such as `leaders[0].image`, and its address. */
export function picturesIn(value: unknown, path = ''): { field: string; address: string }[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [{ field: path, address: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => picturesIn(item, `${path}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => picturesIn(inner, path ? `${path}.${name}` : name))
}
