import express from 'express'
import { localSecrets } from '../emulators/config/functions-env.ts'
import { type ServedHere, serveHere } from '../tests/support/in-process.ts'

// the functions' runtime sets these before the app is imported
Object.assign(process.env, { WEB_API_KEY: 'local', ...localSecrets })

/** Serves the REST API in this process, without the emulators' proxy. `/empty` answers at once, as a baseline. */
export async function serveInProcess(): Promise<ServedHere> {
  const { app } = await import('../functions/src/app.ts')
  return serveHere(
    express()
      .get('/empty', (_request, response) => void response.json([]))
      .use(app),
  )
}
