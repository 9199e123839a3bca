import { PRICES } from './prices.ts'

interface Declared {
  __endpoint: {
    availableMemoryMb: number
    maxInstances: number
    httpsTrigger?: object
    callableTrigger?: object
  }
}

const DAY_SECONDS = 86_400

/** Computes the cost if strangers make Google start all instances, in dollars a day, and how many instances these are. */
export async function worstCaseOfFunctions() {
  const declared = Object.values(
    (await import('../../functions/src/index.ts')) as unknown as Record<string, Declared>,
  )
  const open = declared
    .map(({ __endpoint: endpoint }) => endpoint)
    .filter(({ httpsTrigger, callableTrigger }) => httpsTrigger ?? callableTrigger)
  const { processorSeconds, memoryGigabyteSeconds } = PRICES
  // up to 2 GiB of memory come with one processor
  const perSecond = open.map(
    ({ availableMemoryMb, maxInstances }) =>
      maxInstances * (processorSeconds.each + (availableMemoryMb / 1024) * memoryGigabyteSeconds.each),
  )
  return {
    functions: open.length,
    instances: open.reduce((sum, { maxInstances }) => sum + maxInstances, 0),
    dollarsADay: perSecond.reduce((sum, one) => sum + one, 0) * DAY_SECONDS,
  }
}
