import { randomUUID } from 'node:crypto'
import * as logger from 'firebase-functions/logger'
import { redactedStack } from '../http/responses/handle-error.ts'
import { renewLease, returnLease, takeLease } from './lease.ts'

/** Milliseconds after which the lease is renewed. */
const RENEWED = 20_000

/**
 * Runs a deployment of pages while nobody else publishes: its pages are rendered from what is stored then. What is unpublished
 * meanwhile leaves the site after it, and does not come back with it.
 */
export async function holdPublishing<T>(work: () => Promise<T>): Promise<T> {
  const by = `deployment-${randomUUID()}`
  await takeLease(by, new Date())
  const timer = setInterval(
    () => void renewLease(by, new Date()).catch((error: unknown) => logger.warn(redactedStack(error))),
    RENEWED,
  )
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await returnLease(by)
  }
}
