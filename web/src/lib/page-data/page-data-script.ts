import type { Language } from 'domain/texts/languages.ts'
import type { PageData } from './page-data.ts'

const OPENING = '<script type="application/json" id="page-data">'
const CLOSING = '</script>'

/** Serialises JSON for a script element. No text in it can end the element or begin a comment. */
export const jsonInScript = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Builds the script element that embeds a page's data. */
export const pageDataScript = (data: PageData): string => `${OPENING}${jsonInScript(data)}${CLOSING}`

/** Returns the data of a page with the organisation in a language, where the page's file has it in several. */
export function dataIn({ organisations, ...data }: PageData, language: Language): PageData {
  const organisation = organisations?.[language]
  return organisation ? { ...data, content: { ...data.content, organisation } } : data
}

/**
 * Reads the data embedded in a file. The opening tag is unique, because `<` is escaped in every text.
 * @throws Error if the file has none
 */
export function parsePageData(html: string): PageData {
  const [, rest] = html.split(OPENING)
  const json = rest?.slice(0, rest.indexOf(CLOSING))
  if (!json) throw new Error('The page holds no data.')
  return JSON.parse(json) as PageData
}

/** Reads the data embedded in the current page. @throws Error if it has none */
export function readPageData(document: Document): PageData {
  const json = document.getElementById('page-data')?.textContent
  if (!json) throw new Error('The page holds no data.')
  return JSON.parse(json) as PageData
}
