import type { AnswerOf, Endpoint, InputOf, PathOf, QueryOf } from 'domain/api/endpoint.ts'
import type { Actor, PERMISSIONS } from 'domain/permissions.ts'
import type { FieldErrors } from 'domain/values/rule.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { Request, Response } from 'express'
import type { AuthenticatedActor } from './guard.ts'
import type { Refund } from './rates/rate-limit.ts'

/** The actor of a row: possibly a visitor if the action allows visitors, else a signed-in user. */
export type ActorOf<E extends Endpoint> = E['action'] extends keyof typeof PERMISSIONS
  ? 'visitor' extends keyof (typeof PERMISSIONS)[E['action']]
    ? Actor
    : AuthenticatedActor
  : Actor

/** A request that has passed every check of its row. */
export type Call<E extends Endpoint> = CallWith<ActorOf<E>, PathOf<E>, QueryOf<E>, InputOf<E>>

interface CallWith<Asker, Path, Query, Input> {
  actor: Asker
  /** Parameters of the address. `id` is a valid document id. */
  path: Path
  query: Query
  /** The checked fields of the body. A partial body is not checked yet: its operation checks it with what is stored. */
  input: Input
  /** Files by field: pictures that `examinePicture` has accepted, and documents. */
  files: Record<string, Buffer>
  /** What is wrong with the body of a partial call. Other bodies with errors never get here. */
  errors: FieldErrors
  /** From `If-Match`; `undefined` for any revision. */
  revision: number | undefined
  /** From `If-Match`, for rows that have versions. */
  version?: string | undefined
  /** Undoes the count of the row's `limit`, for a request that should not count. */
  refund: Refund
  language: Language
  /** For headers of the response. */
  request: Request
  response: Response
}

/** Does nothing: the refund of a call without a limit. */
export const noRefund: Refund = async () => {}

/** Returned by a handler that has sent its response itself. */
export const RESPONSE_SENT = Symbol('answered')

/**
 * Handles one call of the contract.
 * @returns the answer's JSON
 * @throws HttpError
 */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | typeof RESPONSE_SENT>
