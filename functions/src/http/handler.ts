import type { AnswerOf, Endpoint, InputOf, PathOf, QueryOf } from 'domain/api/endpoint.ts'
import type { Actor, PERMISSIONS } from 'domain/permissions.ts'
import type { FieldErrors } from 'domain/schemas/rule.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { Request, Response } from 'express'
import type { AuthenticatedActor } from './guard.ts'
import type { Refund } from './rates/rate-limit.ts'

/** Who asks: for an action that visitors may do perhaps nobody, else somebody whose token was checked. */
export type ActorOf<E extends Endpoint> = E['action'] extends keyof typeof PERMISSIONS
  ? 'visitor' extends keyof (typeof PERMISSIONS)[E['action']]
    ? Actor
    : AuthenticatedActor
  : Actor

/** A request that has passed everything its row of the contract asks for. */
export type Call<E extends Endpoint> = CallWith<ActorOf<E>, PathOf<E>, QueryOf<E>, InputOf<E>>

interface CallWith<Asker, Path, Query, Input> {
  actor: Asker
  /** The parts of the address; `id` is one that a document can have. */
  path: Path
  query: Query
  /** The checked fields of the body; of a partial one all that was sent, to be checked with what is stored. */
  input: Input
  /** Files by field: pictures whose headers were looked at, and documents. */
  pictures: Record<string, Buffer>
  /** What is wrong with the body of a partial call as such; of any other it was refused already. */
  errors: FieldErrors
  /** From `If-Match`; `undefined` for whatever revision there is. */
  revision: number | undefined
  /** The same of a row that has versions. */
  version?: string | undefined
  /** Takes back what was counted before the body was read, for what turns out not to count. */
  refund: Refund
  language: Language
  /** For headers beside the answer. */
  request: Request
  response: Response
}

/** Of a call that nothing counted. */
export const noRefund: Refund = async () => {}

/** What a handler returns that has sent its answer itself. */
export const RESPONSE_SENT = Symbol('answered')

/** Does one call of the contract. @returns the answer's JSON @throws HttpError */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | typeof RESPONSE_SENT>
