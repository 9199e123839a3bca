import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { answerError, type ErrorShape } from './answer-error.ts'
import { attest } from './attest.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'
import { restoreHeaders } from './untouched-bodies.ts'

export type Handler = (request: Request, response: Response) => Promise<void>

export interface Route {
  /** As express writes it, below the base address, without the trailing slash, which is optional. */
  path: string
  get?: Handler
  post?: Handler
  patch?: Handler
  delete?: Handler
  errors?: ErrorShape
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const

/** An express app of a table of routes: JSON for every error, 405 and 404 included, and nothing cached by default. */
export function serve(base: string, routes: Route[]): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.use((request, response, next) => {
    restoreHeaders(request)
    response.set({
      'Cache-Control': 'private, no-store',
      Vary: 'Authorization',
      'X-Content-Type-Options': 'nosniff',
    })
    next()
  })
  for (const route of routes) {
    const path = app.route(base + route.path)
    path.all(errorsOf(route))
    for (const method of METHODS) {
      const handler = route[method]
      if (!handler) continue
      if (method !== 'get') path[method](requireAttestation)
      path[method](handler)
    }
    path.all(refuseMethod(route))
  }
  app.use(() => {
    throw new Refusal(404, texts.server.notFound)
  })
  app.use(answerError)
  return app
}

const requireAttestation: RequestHandler = async (request, _response, next) => {
  await attest(request)
  next()
}

const errorsOf =
  (route: Route): RequestHandler =>
  (_request, response, next) => {
    response.locals['errors'] = route.errors
    next()
  }

const refuseMethod = (route: Route): RequestHandler => {
  const allowed = METHODS.filter((method) => route[method]).map((method) => method.toUpperCase())
  return () => {
    throw new Refusal(405, texts.server.methodNotAllowed, { Allow: allowed.join(', ') })
  }
}
