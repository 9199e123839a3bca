import { REGION } from 'domain/region.ts'
import { setGlobalOptions } from 'firebase-functions'
import { onCall, onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { app } from './app.ts'
import { uniquesKey } from './env.ts'
import { answerCallable } from './http/callable.ts'
import { sweep } from './intents/sweep.ts'
import { mediaApp } from './media/serve-media.ts'
import { approveByCallable } from './members/approve-callable.ts'

setGlobalOptions({ region: REGION, maxInstances: 10 })

/** The REST API. Pictures are decoded here, hence the memory. */
export const api = onRequest({ memory: '1GiB', invoker: 'public', secrets: [uniquesKey] }, app)

export const approveUser = onCall({ cors: false, invoker: 'public' }, (call) =>
  answerCallable(() => approveByCallable(call)),
)

/** Public pictures. */
export const media = onRequest({ invoker: 'public' }, mediaApp)

/** Finishes what was cut off. */
export const everyMinute = onSchedule(
  { schedule: 'every 1 minutes', secrets: [uniquesKey] },
  ({ scheduleTime }) => sweep(new Date(scheduleTime)),
)
