import { openPrefix } from '#lib/language.ts'
import { asLanguage } from '../format/texts.ts'
import type { PageData } from './page-data.ts'
import { dataIn, parsePageData } from './page-data-script.ts'

/**
 * Fetches the file at an address in the language of the open page, and reads its embedded data. An unknown address returns the not-found page's data.
 * @throws Error if the server fails or the file is not a page
 */
export async function loadFile(path: string, signal?: AbortSignal): Promise<PageData> {
  const response = await fetch(openPrefix() + path, signal && { signal })
  if (!response.ok && response.status !== 404) throw new Error(`The server answered ${response.status}`)
  return dataIn(parsePageData(await response.text()), asLanguage(document.documentElement.lang))
}
