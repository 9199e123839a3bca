import type { PageData } from './page-data.ts'

const OPENING = '<script type="application/json" id="page-data">'
const CLOSING = '</script>'

/** JSON as it stands in a script element: no text in it can end the element, nor begin a comment or a script. */
export const jsonInScript = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The element by which a file holds its data. */
export const pageDataScript = (data: PageData): string => `${OPENING}${jsonInScript(data)}${CLOSING}`

/**
 * The data that a file holds. Nowhere else in a file can the element's beginning stand, since `<` of any text is written
 * otherwise.
 * @throws Error where the file has none
 */
export function parsePageData(html: string): PageData {
  const [, rest] = html.split(OPENING)
  const json = rest?.slice(0, rest.indexOf(CLOSING))
  if (!json) throw new Error('The page holds no data.')
  return JSON.parse(json) as PageData
}

/** The same of the page that the browser has. */
export function readPageData(document: Document): PageData {
  const json = document.getElementById('page-data')?.textContent
  if (!json) throw new Error('The page holds no data.')
  return JSON.parse(json) as PageData
}
