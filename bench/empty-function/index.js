import { setGlobalOptions } from 'firebase-functions'
import { onRequest } from 'firebase-functions/https'

setGlobalOptions({ region: 'europe-west1', maxInstances: 10 })

/** Answers at once, as a baseline: the cost of the emulators and of HTTP. */
export const empty = onRequest({ invoker: 'public' }, (_request, response) => {
  response.json([])
})
