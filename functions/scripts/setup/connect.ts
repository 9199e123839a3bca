import { type CallGoogle, googleClient, type GoogleClientOptions } from '../../src/cloud/google-api.ts'
import { Stop } from './step.ts'

/** What the libraries say if no connection can be made. */
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|fetch failed|timed? ?out/i

/**
 * Returns a client of Google with the account that is signed in.
 * @throws Stop without a connection, or if Google does not accept the account
 */
export async function connectToGoogle(project: string, options?: GoogleClientOptions): Promise<CallGoogle> {
  try {
    return await googleClient(project, options)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw OFFLINE.test(said)
      ? new Stop('Google cannot be reached.', 'Look at your connection. Then type the same command again.')
      : new Stop(
          `Google does not accept the account (${said}).`,
          'Sign in: npx firebase login --reauth. Then type the same command again.',
        )
  }
}
