import express, { type Express } from 'express'
import { handleError } from './responses/handle-error.ts'
import { acceptedLanguage, setLanguage } from './responses/language.ts'
import { notFound } from './responses/http-error.ts'
import { restoreHeaders } from './bodies/raw-bodies.ts'

/**
 * Builds an Express app that answers every error as JSON, also for unknown addresses, and that caches nothing by default.
 * @param mount adds the routes
 */
export function createApp(mount: (app: Express) => void): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.use((request, response, next) => {
    restoreHeaders(request)
    setLanguage(response, acceptedLanguage(request.headers))
    response.set({
      'Cache-Control': 'private, no-store',
      Vary: 'Authorization',
      'X-Content-Type-Options': 'nosniff',
    })
    next()
  })
  mount(app)
  app.use(() => {
    throw notFound()
  })
  app.use(handleError)
  return app
}
