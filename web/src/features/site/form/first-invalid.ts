import type { ContentPart } from 'domain/content/content.ts'
import type { FieldErrors } from 'domain/values/rule.ts'
import { type AnyFields, isGroup, isList } from '../parts/form-definition.ts'
import { PARTS } from '../parts/parts.ts'
import { type Path, toName, valueAt, type Values } from '../values.ts'
import { type Rules, rulesAt, rulesOf, translationsOf } from './rules.ts'

/** Lists the names of the fields below a path, in the order in which forms show them. */
function* namesIn(
  fields: AnyFields,
  rules: Rules,
  content: Values,
  path: Path = [],
  names: readonly string[] = Object.keys(fields),
): Generator<string> {
  for (const name of names) {
    const definition = fields[name]
    const at = [...path, name]
    yield toName(at)
    for (const [, translation] of translationsOf(rules, name)) yield toName([...path, translation])
    if (!definition) continue
    if (isGroup(definition)) yield* namesIn(definition.fields, rulesAt(rules, name), content, at)
    if (!isList(definition)) continue
    const items = valueAt(content, at)
    if (!Array.isArray(items)) continue
    for (const index of items.keys())
      yield* namesIn(definition.fields, rulesAt(rules, name), content, [...at, index])
  }
}

/** Returns the name of the first field of a part's form that breaks a rule; undefined where none does. */
export function findFirstInvalid(
  part: ContentPart,
  content: Values,
  errors: FieldErrors,
): string | undefined {
  const { boxes, fields } = PARTS[part]
  const names: readonly string[] = boxes.flatMap((box): readonly string[] => box.fieldNames)
  const inOrder = namesIn(fields as AnyFields, rulesOf(part), content, [], names)
  return [...inOrder].find((name) => errors[name])
}
