import type { IncomingHttpHeaders } from 'node:http'
import { isAppCheckValid } from '../cloud/app-check.ts'
import { appCheck } from '../env.ts'
import { HttpError } from './responses/http-error.ts'

/**
 * Where the project has App Check switched on, refuses what our own pages did not send. Reads need no such proof:
 * public ones are answered by the CDN, the others ask who is signed in.
 * @throws HttpError 401
 */
export async function verifyAppCheck({ headers }: { headers: IncomingHttpHeaders }): Promise<void> {
  if (!appCheck.value()) return
  const token = headers['x-firebase-appcheck']
  if (typeof token !== 'string' || !(await isAppCheckValid(token)))
    throw new HttpError(401, ({ server }) => server.appCheckFailed)
}
