import { setGlobalOptions } from 'firebase-functions'
import { onRequest } from 'firebase-functions/https'

setGlobalOptions({ region: 'europe-west1', maxInstances: 10 })

/** What the API is measured beside: the cost of the emulators and of HTTP alone. */
export const nothing = onRequest({ invoker: 'public' }, (_request, response) => {
  response.json([])
})
