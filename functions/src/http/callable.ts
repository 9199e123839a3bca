import type { Request } from 'express'
import { type FunctionsErrorCode, HttpsError, onCall } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { inOneText, stackOf } from './answer-error.ts'
import { attest } from './attest.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'
import { restoreHeaders } from './untouched-bodies.ts'

const CODES: Record<number, FunctionsErrorCode> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  412: 'failed-precondition',
  429: 'resource-exhausted',
}

/**
 * A callable of a service. The service reads what was sent as a route does: the library's own decoding answers 500 to
 * deep nests and to numbers wrapped in ways that it does not know.
 */
export function callable<T>(service: (request: Request) => Promise<T>) {
  const called = onCall({ cors: false, invoker: 'public' }, ({ rawRequest }) => answer(rawRequest, service))
  return new Proxy(called, {
    apply(target, self, [request, response]: Parameters<typeof called>) {
      restoreHeaders(request)
      request.body = { data: null }
      return Reflect.apply(target, self, [request, response])
    },
  })
}

/** Refusals become the callable's error codes, with the same words. */
async function answer<T>(request: Request, service: (request: Request) => Promise<T>): Promise<T> {
  try {
    await attest(request)
    return await service(request)
  } catch (error) {
    if (error instanceof Refusal)
      throw new HttpsError(
        CODES[error.status] ?? 'invalid-argument',
        error.fields ? inOneText(error.fields) : error.message,
      )
    logger.error('callable failed', stackOf(error))
    throw new HttpsError('internal', texts.server.failed)
  }
}
