import type { Contract } from 'domain/api/contract.ts'
import type { BodyRules, Endpoint } from 'domain/api/endpoint.ts'
import { type Actor, can, VISITOR } from 'domain/permissions.ts'
import type { Express, Request, RequestHandler, Response } from 'express'
import { setErrorFormat } from './responses/handle-error.ts'
import { verifyAppCheck } from './verify-app-check.ts'
import { createApp } from './create-app.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { visitorHeader } from './rates/rate-keys.ts'
import { authorize, type AuthenticatedActor, authenticate, requireFreshSignIn } from './guard.ts'
import { type ActorOf, RESPONSE_SENT, type Call, type Handler, noRefund } from './handler.ts'
import { isId } from '../cloud/store.ts'
import { ifMatch, ifMatchVersion } from './revisions/conditional-headers.ts'
import { acceptedLanguage, languageOf, setLanguage } from './responses/language.ts'
import { readBody } from './bodies/read-body.ts'
import { readQuery } from './bodies/read-query.ts'
import type { Refund } from './rates/rate-limit.ts'
import { HttpError, notFound } from './responses/http-error.ts'

/**
 * A handler, and the limit that counts requests before their body is read.
 * @throws HttpError
 */
interface RateLimited<E extends Endpoint> {
  limit: (request: Request, actor: ActorOf<E>) => Promise<Refund>
  handle: Handler<E>
}

/** A row whose body is expensive to read, or that anybody may send. */
type Costly = { body: { as: 'form' | 'json or form' } } | { action: 'public' | 'form:send'; body: BodyRules }

/** What a row needs: rows with an expensive body compile only with a limit. */
export type Served<E extends Endpoint> = E extends Costly ? RateLimited<E> : RateLimited<E> | Handler<E>

/** One handler for every call of a contract, and no other. */
export type Handlers<C extends Record<string, Endpoint> = Contract> = { [Name in keyof C]: Served<C[Name]> }

/** Builds an Express app that answers every call of the contract; other methods and addresses get 405 and 404. */
export function serve<C extends Record<string, Endpoint> = Contract>(
  contract: C,
  handlers: Handlers<C>,
): Express {
  const byPath = Map.groupBy(Object.entries(contract), ([, { path }]) => path)
  return createApp((app) => {
    for (const [path, rows] of byPath) {
      const route = app.route(path.replace(/\/$/, ''))
      for (const [name, endpoint] of rows) {
        const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
        route[method](answer(endpoint, servedOf(handlers, name)))
      }
      route.all(refuseMethod(rows.map(([, endpoint]) => endpoint)))
    }
  })
}

/** Returns the handler under the name of its row, which types cannot follow through a loop. */
const servedOf = <C extends Record<string, Endpoint>>(handlers: Handlers<C>, name: keyof C) =>
  handlers[name] as unknown as Served<Endpoint>

const answer =
  <E extends Endpoint>(endpoint: E, served: Served<E>): RequestHandler =>
  async (request, response) => {
    setErrorFormat(response, endpoint.errors)
    if (endpoint.method !== 'GET') {
      refuseCrossSite(request)
      await verifyAppCheck(request)
    }
    const actor = await actorOf(endpoint, request, response)
    const path = pathOf(request)
    if (endpoint.action !== 'public') authorize(actor, endpoint.action, path['id'] ?? actor.uid ?? undefined)
    if (endpoint.needsFreshSignIn === true) requireFreshSignIn(actor as AuthenticatedActor)
    const { limit, handle } = typeof served === 'function' ? { limit: undefined, handle: served } : served
    const refund = await limit?.(request, actor as ActorOf<E>)
    const query = readQuery(endpoint, request)
    if (!isNamed(endpoint, path)) throw notFound()
    const body = await readBody(endpoint, request)
    const call = {
      actor,
      path,
      query,
      revision: endpoint.hasRevision ? ifMatch(request) : undefined,
      version: endpoint.hasVersion ? ifMatchVersion(request) : undefined,
      ...body,
      refund: refund ?? noRefund,
      language: languageOf(response),
      request,
      response,
    }
    const answered = await handle(call as unknown as Call<E>)
    if (answered === RESPONSE_SENT) return
    response.status(endpoint.status ?? 200)
    if (answered === undefined) response.end()
    else response.json(answered)
  }

/** Returns the actor. Rows for visitors need no token, but a token that is sent must be valid. */
async function actorOf(
  { action }: Endpoint,
  request: Request,
  response: Response,
): Promise<Actor | AuthenticatedActor> {
  if (action === 'public') return VISITOR
  if (can(VISITOR, action) && !request.headers.authorization) return VISITOR
  response.set('X-Visitor', visitorHeader(request))
  const { id } = request.params
  const actor = await authenticate(request, action, typeof id === 'string' ? id : undefined)
  if (!acceptedLanguage(request.headers)) setLanguage(response, actor.user?.language)
  return actor
}

/**
 * Returns the parameters of the address.
 * @throws HttpError 404 if one cannot be a document id
 */
function pathOf({ params }: Request): Record<string, string> {
  const parts = Object.entries(params).map(([name, part]) => [name, String(part)] as const)
  if (!parts.every(([, part]) => isId(part))) throw notFound()
  return Object.fromEntries(parts)
}

/** Returns whether `:name` is one that the row knows. */
const isNamed = ({ names }: Endpoint, { name = '' }: Record<string, string>) => !names || names.includes(name)

const refuseMethod = (endpoints: Endpoint[]): RequestHandler => {
  const allowed = METHODS.filter((method) => endpoints.some((endpoint) => endpoint.method === method))
  return (_request, response) => {
    setErrorFormat(response, endpoints[0]?.errors)
    throw new HttpError(405, ({ server }) => server.methodNotAllowed, { Allow: allowed.join(', ') })
  }
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
