import { getProfile } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'

/** Asks the site, as nobody in particular. @returns what it says of who asks, `null` for nothing */
export type AskSite = (headers: Record<string, string>) => Promise<string | null>

/**
 * Asks at the address that every project has, whatever domain is connected. What is asked for is refused to
 * somebody who is not signed in, and changes nothing.
 */
export const askingSite =
  (project: string): AskSite =>
  async (headers) => {
    const address = `https://${project}.web.app${addressOf(getProfile)}`
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer() // the next question takes the same connection
    return response.headers.get('x-visitor')
  }
