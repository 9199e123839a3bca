/** The parts of an answer of the site that the checks read. */
export interface SiteAnswer {
  status: number
  /** The header x-visitor, `null` where it is missing. */
  visitor: string | null
  text: string
  /** The header Content-Security-Policy; '' where it is missing. */
  policy: string
}

/** Fetches a path of the site, or a whole address, without an account. */
export type FetchFromSite = (path: string, headers?: Record<string, string>) => Promise<SiteAnswer>

/**
 * Returns a function that fetches from SITE.web.app, which works with any connected domain.
 * @param site its name in Hosting, the project's own unless it has several
 */
export const siteClient =
  (site: string): FetchFromSite =>
  async (path, headers = {}) => {
    const address = new URL(path, `https://${site}.web.app`)
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
    return {
      status: response.status,
      visitor: response.headers.get('x-visitor'),
      text: await response.text(),
      policy: response.headers.get('content-security-policy') ?? '',
    }
  }
