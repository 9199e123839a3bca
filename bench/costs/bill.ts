import type { Counted } from './count-database-calls.ts'
import { MINUTES, type Month } from './months.ts'
import { KEPT_MINUTES, LEAST_SECONDS, PRICES } from './prices.ts'

/** An action of visitors or the office, and how often a month has it. */
export interface MonthlyAction extends Counted {
  times: number
  /** Of functions. */
  calls: number
  /** GB of the function. */
  memory: number
  /** GB that visitors are sent. */
  gigabytes?: number
}

export interface Bill {
  gigabytes: number
  reads: number
  writes: number
  calls: number
  processorSeconds: number
  memoryGigabyteSeconds: number
}

/** Adds up everything of a month. */
export function addUp(all: readonly MonthlyAction[]): Bill {
  const sum = (each: (one: MonthlyAction) => number) =>
    all.reduce((total, one) => total + one.times * each(one), 0)
  const seconds = ({ seconds: took, calls }: MonthlyAction) => Math.max(took, calls * LEAST_SECONDS)
  return {
    gigabytes: sum(({ gigabytes = 0 }) => gigabytes),
    reads: sum(({ reads }) => reads),
    writes: sum(({ writes }) => writes),
    calls: sum(({ calls }) => calls),
    processorSeconds: sum(seconds),
    memoryGigabyteSeconds: sum((one) => seconds(one) * one.memory),
  }
}

const METERS = ['reads', 'writes', 'calls', 'processorSeconds', 'memoryGigabyteSeconds'] as const

/** Computes what a month costs, in dollars. Free allowances, which Google counts by the day, are taken off. */
export function charge(bill: Bill, storedGigabytes: number) {
  const beyond = (used: number, free: number) => Math.max(0, used - free)
  const { hosting, storage } = PRICES
  const traffic = beyond(bill.gigabytes, hosting.freeGigabytes) * hosting.gigabyte
  const metered = METERS.map((meter) => beyond(bill[meter], PRICES[meter].free) * PRICES[meter].each)
  return {
    traffic,
    stored: storedGigabytes * storage.gigabyte,
    others: metered.reduce((sum, one) => sum + one, 0),
  }
}

/** Computes how often a month starts an instance, if visitors come by chance: each time nobody came for as long as one is kept. */
export const coldStarts = ({ visits }: Month): number => visits * Math.exp((-visits / MINUTES) * KEPT_MINUTES)

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
