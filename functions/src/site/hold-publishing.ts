import { randomUUID } from 'node:crypto'
import * as logger from 'firebase-functions/logger'
import { redactedStack } from '../http/responses/handle-error.ts'
import { within } from '../time-limit.ts'
import { renewLease, returnLease, takeLease } from './lease.ts'

/** Milliseconds after which the lease is renewed. */
const RENEWED = 20_000

/** Seconds for the database's answer. Without a connection its library tries for minutes and says nothing. */
const PATIENCE = 30

/**
 * Runs a deployment of pages while nobody else publishes: its pages are rendered from what is stored then. What is unpublished
 * meanwhile leaves the site after it, and does not come back with it.
 * @param patience seconds in which the database has to answer
 * @throws TooLate if the database does not answer
 */
export async function holdPublishing<T>(work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const by = `deployment-${randomUUID()}`
  await within(patience, takeLease(by, new Date()))
  const timer = setInterval(
    () => void renewLease(by, new Date()).catch((error: unknown) => logger.warn(redactedStack(error))),
    RENEWED,
  )
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await within(patience, returnLease(by))
  }
}
