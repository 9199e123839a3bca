import { REGION } from 'domain/place.ts'
import { setGlobalOptions } from 'firebase-functions/options'

// What the runtime itself refuses, such as an oversized body: its page must not show where it broke.
process.env['NODE_ENV'] ??= 'production'

// every request may hold a body of 32 MB before any code of ours runs, wanted or not, hence so few at once
setGlobalOptions({ region: REGION, maxInstances: 10, memory: '512MiB', concurrency: 5 })
