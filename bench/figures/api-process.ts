import { serveInProcess } from '../serve-api.ts'

// Serves the API in a separate process, so that a slow request does not delay the clock that measures it.
const { origin } = await serveInProcess()
process.stdout.write(`${origin}\n`)
