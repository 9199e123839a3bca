import type { Endpoint } from 'domain/api/endpoint.ts'
import type { Action } from 'domain/permissions.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { Request } from 'express'
import { type FunctionsErrorCode, HttpsError, onCall } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { catalogueOf } from '../languages.ts'
import { runAs } from '../service-accounts.ts'
import { formatHttpError, redactedStack } from './responses/handle-error.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { verifyAppCheck } from './verify-app-check.ts'
import { readJson } from './bodies/body.ts'
import { authorize, type AuthenticatedActor, authenticate } from './guard.ts'
import { type Call, type Handler, noRefund } from './handler.ts'
import { isId } from '../cloud/store.ts'
import { acceptedLanguage } from './responses/language.ts'
import { checkSent, jsonFields } from './bodies/read-body.ts'
import { badRequest, HttpError } from './responses/http-error.ts'
import { restoreHeaders } from './bodies/raw-bodies.ts'

const CODES: Record<number, FunctionsErrorCode> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  412: 'failed-precondition',
  429: 'resource-exhausted',
}

/** A row of the contract about one resource, for signed-in users. */
type CallableEndpoint = Endpoint & { path: `${string}/:id/${string}`; action: Action }

/**
 * Builds a callable function from a row of the contract: `{id, revision, …fields}` in, the same answer out, by the same handler.
 * The body is read as a route reads it, since the library answers 500 to deeply nested data and unknown number wrappers.
 */
export function callable<E extends CallableEndpoint>(endpoint: E, handler: Handler<E>) {
  const called = onCall({ ...runAs('api'), cors: false, invoker: 'public' }, ({ rawRequest }) =>
    answer(endpoint, handler, rawRequest),
  )
  return new Proxy(called, {
    apply(target, self, [request, response]: Parameters<typeof called>) {
      restoreHeaders(request)
      request.body = { data: null }
      return Reflect.apply(target, self, [request, response])
    },
  })
}

/** Runs the handler and turns HttpErrors into the callable's error codes, with the same text. */
async function answer<E extends CallableEndpoint>(endpoint: E, handler: Handler<E>, request: Request) {
  let language = acceptedLanguage(request.headers)
  try {
    refuseCrossSite(request)
    await verifyAppCheck(request)
    const actor = await authenticate(request, endpoint.action)
    language ??= actor.user?.language
    const data = await readData(endpoint, actor, request)
    const call = { language, request, response: request.res, refund: noRefund, ...data }
    return await handler(call as unknown as Call<E>)
  } catch (error) {
    const { texts } = catalogueOf(language ?? DEFAULT_LANGUAGE)
    if (error instanceof HttpError) {
      const message = formatHttpError(error, texts)
      // also as a detail, since the SDK adds the status to the message that it hands on
      throw new HttpsError(CODES[error.status] ?? 'invalid-argument', message, {
        detail: message,
        ...(error.code && { code: error.code }),
      })
    }
    logger.error('callable failed', redactedStack(error))
    throw new HttpsError('internal', texts.server.failed)
  }
}

/** Reads `{data: {…}}` of a callable and checks it as its row says. @throws HttpError */
async function readData({ action, body }: CallableEndpoint, actor: AuthenticatedActor, request: Request) {
  const data = (readJson(request)['data'] ?? {}) as Record<string, unknown>
  const { id, revision, ...fields } = data
  const isRead = typeof id === 'string' && isId(id) && ['number', 'undefined'].includes(typeof revision)
  if (!isRead || (!body && Object.keys(fields).length > 0)) throw badRequest()
  authorize(actor, action, id)
  const checked = body ? await checkSent(body, jsonFields(fields)) : {}
  return { actor, path: { id }, query: {}, revision, ...checked }
}
