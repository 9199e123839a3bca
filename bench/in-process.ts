import express from 'express'
import { localSecrets } from '../emulators/config/functions-env.ts'
import { type ServedHere, serveHere } from '../tests/support/in-process.ts'

// what the functions' runtime sets, before the app is imported
Object.assign(process.env, { WEB_API_KEY: 'local', ...localSecrets })

/** The REST API in this process, without the emulators' proxy in front; `/nothing` beside it answers at once. */
export async function serveInProcess(): Promise<ServedHere> {
  const { app } = await import('../functions/src/app.ts')
  return serveHere(
    express()
      .get('/nothing', (_request, response) => void response.json([]))
      .use(app),
  )
}
