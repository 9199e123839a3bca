import { isRecord } from 'domain/content/find-shape-errors.ts'

/** The values of a part, a group or an item: texts, numbers, lists and groups of them. */
export type Values = Readonly<Record<string, unknown>>

/** The path of a field in a part. */
export type Path = readonly (string | number)[]

/** Formats a path as the rules and Formik name it, such as `causes[2].title`. */
export const toName = (path: Path): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  )

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return (value as unknown[])[Number(step)]
    return isRecord(value) ? value[step] : undefined
  }, values)

/** Returns a copy of the values with another one at a path. */
export function withValueAt<T>(values: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined) return value as T
  const inner = withValueAt(valueAt(values, [step]), rest, value)
  if (Array.isArray(values))
    return (values as unknown[]).map((item, index) => (index === step ? inner : item)) as T
  return { ...values, [step]: inner }
}

/** Returns a copy of the values with every text changed. */
export function mapTexts<T>(values: T, change: (text: string) => string): T {
  if (typeof values === 'string') return change(values) as T
  if (Array.isArray(values)) return (values as unknown[]).map((item) => mapTexts(item, change)) as T
  if (!isRecord(values)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, mapTexts(value, change)]),
  ) as T
}

/** Returns whether two values are deeply equal. NaN equals NaN. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (isRecord(a) && isRecord(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...names].every((name) => isEqual(a[name], b[name]))
  }
  return Object.is(a, b)
}

/** Returns the path of the first field that has a text; undefined if none has it. */
export function pathOfText(values: unknown, text: string, path: Path = []): Path | undefined {
  if (values === text) return path
  const inner = Array.isArray(values) ? values.entries() : isRecord(values) ? Object.entries(values) : []
  for (const [step, value] of inner) {
    const found = pathOfText(value, text, [...path, step])
    if (found) return found
  }
  return undefined
}
