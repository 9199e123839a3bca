/**
 * Builds a catalogue for tests in a language that does not exist: the English one with «…» around every text, those that are made by a
 * function included.
 */
export function madeUp<T>(texts: T): T {
  return translate(texts) as T
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return `«${value}»`
  if (typeof value === 'function')
    return (...values: unknown[]) => translate((value as (...values: unknown[]) => unknown)(...values))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, translate(text)]))
  return value
}
