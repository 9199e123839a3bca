import type { CallableRequest, FunctionsErrorCode } from 'firebase-functions/https'
import { HttpsError } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { inOneText, stackOf } from './answer-error.ts'
import { attest } from './attest.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

const CODES: Record<number, FunctionsErrorCode> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  412: 'failed-precondition',
  429: 'resource-exhausted',
}

/** Runs a service for a callable: refusals become the callable's error codes, with the same words. */
export async function answerCallable<T>(
  call: CallableRequest<unknown>,
  service: (call: CallableRequest<unknown>) => Promise<T>,
): Promise<T> {
  try {
    await attest(call.rawRequest)
    return await service(call)
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
