import { setGlobalOptions } from 'firebase-functions'
import { onRequest } from 'firebase-functions/https'

setGlobalOptions({ region: 'europe-west1', maxInstances: 10 })

/** The baseline of the API: the cost of the emulators and of HTTP alone. */
export const nothing = onRequest({ invoker: 'public' }, (_request, response) => {
  response.json([])
})
