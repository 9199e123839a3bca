import type { PageData } from '../page-data/page-data.ts'
import { parsePageData } from '../page-data/page-data-script.ts'

/**
 * Fetches the file at an address and takes out what it embeds. The page for unknown addresses is a file as well.
 * @throws Error where none comes, or none that is a page
 */
export async function loadFile(path: string, signal?: AbortSignal): Promise<PageData> {
  const response = await fetch(path, signal && { signal })
  if (!response.ok && response.status !== 404) throw new Error(`The server answered ${response.status}`)
  return parsePageData(await response.text())
}
