import bidiFactory from 'bidi-js'
import { glossaryUr } from './glossary-ur.ts'

const bidi = bidiFactory()

/** Builds what finds a term as a word in an English text, in the singular or the plural. */
const asWord = (term: string) => new RegExp(`\\b${term.replace(/y$/, '(?:y|ie)')}s?\\b`, 'i')

const TERMS = Object.entries(glossaryUr).map(([term, forms]) => ({ term, forms, english: asWord(term) }))

/** Lists the terms of the glossary that an English text has, and of which the Urdu one has no form. */
const missingTerms = (english: string, urdu: string): string[] =>
  TERMS.filter((one) => one.english.test(english) && !one.forms.some((form) => urdu.includes(form))).map(
    ({ term }) => term,
  )

// Arabic ي ك ه, digits of Arabic and Persian, tatweel, marks other than isolates, and signs of English after an Urdu letter
const WRONG =
  /[\u064A\u0643\u0647\u0660-\u0669\u06F0-\u06F9\u0640\u200E\u200F\u202A-\u202E]|\p{Script=Arabic}[,;?.]/gu

/** Lists the letters, digits and signs that no Urdu text has. */
const wrongSigns = (urdu: string): string[] => urdu.match(WRONG) ?? []

const ISOLATES = /[\u2066-\u2069]/g
/** Digits, addresses and capitals: what stays the same in every language. */
const VALUES = /[\w$+](?:[\w@:/+.,-]*[\w/])?/g
/** Abbreviations that have a name in Urdu, or that its hours do not need. */
const NAMED = ['AM', 'CNIC', 'UAE', 'US']
const isKept = (value: string) =>
  /[\d@/]/.test(value) || (/^[A-Z]{2,}$/.test(value) && !NAMED.includes(value))

const valuesOf = (text: string): string[] =>
  (text.replaceAll(ISOLATES, ' ').match(VALUES) ?? []).filter(isKept).toSorted()

/** Lists the numbers, addresses and abbreviations of an English text that the Urdu one has lost. */
function lostValues(english: string, urdu: string): string[] {
  const kept = valuesOf(urdu)
  return valuesOf(english).filter((value) => {
    const at = kept.indexOf(value)
    if (at >= 0) kept.splice(at, 1)
    return at < 0
  })
}

/** Returns the places of a text's letters in the order in which they are drawn, from left to right. */
function drawnOrder(text: string): number[] {
  const order = Array.from(text, (_letter, n) => n)
  for (const [start = 0, end = 0] of bidi.getReorderSegments(text, bidi.getEmbeddingLevels(text, 'rtl')))
    order.splice(start, end - start + 1, ...order.slice(start, end + 1).toReversed())
  return order
}

/** Words of Latin letters, digits and signs, with the spaces between them. A number and its unit are two: they are read as the sentence is. */
const LATIN = /[!-~]*[\dA-Za-z][!-~]*(?:(?<!\b\d+) [!-~]*[\dA-Za-z][!-~]*| \d[!-~]*)*/g
/** Signs at the ends of such words that belong to the sentence. */
const PUNCTUATION = /^[(“]+|[:.)”]+$/g

/** Lists what is written from left to right in an Urdu text but drawn in another order. */
function turnedValues(urdu: string): string[] {
  const paragraphs = urdu.split('\n')
  return paragraphs.flatMap((text) => {
    const order = drawnOrder(text)
    return [...text.matchAll(LATIN)].flatMap(({ 0: run, index }) => {
      const isIsolated = text[index - 1] === '\u2068' && text[index + run.length] === '\u2069'
      const value = isIsolated ? run : run.replaceAll(PUNCTUATION, '')
      const start = order.indexOf(index + run.indexOf(value))
      const drawn = order.slice(start, start + value.length).map((n) => text[n])
      return drawn.join('') === value ? [] : [value]
    })
  })
}

/** Lists what is wrong with the translation of an English text. Values in the Urdu text are isolated. */
export const findFaults = (english: string, urdu: string): string[] => [
  ...(urdu ? [] : ['not translated']),
  ...missingTerms(english, urdu).map((term) => `without the word for “${term}”`),
  ...wrongSigns(urdu).map((sign) => `has ${sign}`),
  ...lostValues(english, urdu).map((value) => `without ${value}`),
  ...turnedValues(urdu).map((value) => `turns ${value}`),
]
