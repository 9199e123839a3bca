import type { IncomingHttpHeaders } from 'node:http'
import type { Response } from 'express'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from 'domain/texts/languages.ts'
import type { Texts } from 'domain/texts/en.ts'
import { catalogueOf } from '../../languages.ts'

/** Longer headers than any browser sends are cut. */
const LONGEST_HEADER = 200

/** Returns the language of ours that a client prefers (`Accept-Language`); `undefined` if it names none of them. */
export function acceptedLanguage(headers: IncomingHttpHeaders): Language | undefined {
  const ranges = (headers['accept-language'] ?? '').slice(0, LONGEST_HEADER).split(',').map(readRange)
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => LANGUAGES.find((language) => language === tag) ?? [])
    .at(0)
}

/** Reads `ur-PK;q=0.8` as Urdu with quality 0.8. */
function readRange(range: string): { tag: string; quality: number } {
  const [name = '', ...parameters] = range.trim().toLowerCase().split(';')
  const quality = parameters.map((parameter) => /^\s*q=(\d(?:\.\d+)?)$/.exec(parameter)?.[1]).find(Boolean)
  return { tag: name.split('-')[0] ?? '', quality: Number(quality ?? 1) }
}

/** Sets the language of a response: the client's, else the signed-in user's. */
export function setLanguage(response: Response, language: Language | undefined): void {
  if (language) response.locals['language'] = language
}

/** Returns the language of a response, as `setLanguage` has set it. */
export const languageOf = (response: Response): Language =>
  (response.locals['language'] as Language | undefined) ?? DEFAULT_LANGUAGE

/** Returns the texts in the language of a response. */
export const textsOf = (response: Response): Texts => catalogueOf(languageOf(response)).texts
