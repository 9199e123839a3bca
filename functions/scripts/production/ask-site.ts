/** As much of what the site answers as is judged. */
export interface SiteAnswer {
  status: number
  /** What it says of who asks, `null` for nothing. */
  visitor: string | null
  text: string
}

/** Asks the site, as nobody in particular, and changes nothing. */
export type AskSite = (path: string, headers?: Record<string, string>) => Promise<SiteAnswer>

/**
 * Asks at the address that every site has, whatever domain is connected.
 * @param site Hosting's name of it, the project's own unless it has several
 */
export const askingSite =
  (site: string): AskSite =>
  async (path, headers = {}) => {
    const address = `https://${site}.web.app${path}`
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
    return {
      status: response.status,
      visitor: response.headers.get('x-visitor'),
      text: await response.text(),
    }
  }
