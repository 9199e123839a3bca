import type { IncomingHttpHeaders } from 'node:http'
import { isAppCheckValid } from '../cloud/app-check.ts'
import { appCheck } from '../env.ts'
import { HttpError } from './responses/http-error.ts'

/**
 * Rejects requests that our own pages did not send, if App Check is switched on. Reads need no such proof: the CDN answers public
 * ones, and the others need a token.
 * @throws HttpError 401
 */
export async function verifyAppCheck({ headers }: { headers: IncomingHttpHeaders }): Promise<void> {
  if (!appCheck.value()) return
  const token = headers['x-firebase-appcheck']
  if (typeof token !== 'string' || !(await isAppCheckValid(token)))
    throw new HttpError(401, ({ server }) => server.appCheckFailed)
}
