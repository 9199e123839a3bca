/** JSON without null. */
type Value = string | number | boolean | Value[] | { [name: string]: Value | undefined }

/**
 * Lists the fields that differ from what is wanted, as an `updateMask` names them. Ignores what is not wanted.
 * A missing field equals `false`, an empty text and `'0'`, which Google leaves out.
 */
export function differences(found: unknown, wanted: Record<string, Value>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const there = (found as Record<string, unknown> | undefined)?.[name]
    if (typeof value === 'object' && !Array.isArray(value))
      return differences(there, value as Record<string, Value>).map((path) => `${name}.${path}`)
    return isSame(there, value) ? [] : [name]
  })
}

function isSame(found: unknown, wanted: Value): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((each, index) => differences({ each: found[index] }, { each }).length === 0)
    )
  return found === wanted || (found === undefined && [false, '', '0'].includes(wanted as never))
}
