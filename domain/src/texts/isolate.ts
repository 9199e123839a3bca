const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * Wraps a value for a text without markup, so that it keeps its own direction between words of another. Without it
 * `13101-1234567-8` after an Urdu word is drawn as 8-1234567-13101. A value without letters is drawn from left to right.
 */
export const isolate = (value: string | number): string =>
  value === '' ? '' : `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`

/**
 * Wraps a web address. Programs that look for addresses in plain text take every sign up to a space, so one stands before the mark.
 */
export const isolateLink = (address: string): string => isolate(`${address} `)

/** Builds a text whose values are isolated, as a tag: isolated`${name} کا شکریہ۔` */
export const isolated = (texts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw({ raw: texts }, ...values.map(isolate))
