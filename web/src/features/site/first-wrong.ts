import type { ContentPart } from 'domain/content/content.ts'
import type { FieldErrors } from 'domain/schemas/rule.ts'
import { type AnyFields, isGroup, isList } from './part-text.ts'
import { PARTS } from './parts/parts.ts'
import { nameOf, type Path, valueAt, type Values } from './values.ts'

/** The fields below a path by their names, in the order in which forms show them. */
function* namesIn(
  fields: AnyFields,
  content: Values,
  path: Path = [],
  names: readonly string[] = Object.keys(fields),
): Generator<string> {
  for (const name of names) {
    const text = fields[name]
    const at = [...path, name]
    yield nameOf(at)
    if (text && isGroup(text)) yield* namesIn(text.fields, content, at)
    if (!text || !isList(text)) continue
    const items = valueAt(content, at)
    if (!Array.isArray(items)) continue
    for (const place of items.keys()) yield* namesIn(text.fields, content, [...at, place])
  }
}

/** The first field of a part's form that breaks a rule; undefined where none does. */
export function firstWrong(part: ContentPart, content: Values, errors: FieldErrors): string | undefined {
  const { boxes, fields } = PARTS[part]
  const names: readonly string[] = boxes.flatMap((box): readonly string[] => box.names)
  return [...namesIn(fields as AnyFields, content, [], names)].find((name) => errors[name])
}
