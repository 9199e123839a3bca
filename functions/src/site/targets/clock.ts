import { setTimeout as wait } from 'node:timers/promises'

/** The time as publishing sees it; tests pass their own. */
export interface Clock {
  now: () => Date
  /** @param milliseconds does not wait if 0 or less */
  wait: (milliseconds: number) => Promise<void>
}

export const CLOCK: Clock = {
  now: () => new Date(),
  wait: async (milliseconds) => {
    if (milliseconds > 0) await wait(milliseconds)
  },
}
