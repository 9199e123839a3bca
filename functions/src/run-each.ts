import * as logger from 'firebase-functions/logger'
import { redactedStack } from './http/responses/handle-error.ts'

/**
 * Runs the same work for one item after the other. Failures are logged; the next run of the job repeats them.
 * @returns the ids of the items that failed
 */
export async function runEach<T extends { id: string }>(
  all: T[],
  act: (one: T) => Promise<unknown>,
): Promise<string[]> {
  const failed: string[] = []
  for (const one of all)
    await act(one).catch((error: unknown) => {
      logger.error(`${one.id} has to wait`, redactedStack(error))
      failed.push(one.id)
    })
  return failed
}
