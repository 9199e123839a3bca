import { setTimeout as wait } from 'node:timers/promises'

/** What publishing knows of time; tests have one that goes as they say. */
export interface Clock {
  now: () => Date
  /** @param milliseconds none or less: not at all */
  wait: (milliseconds: number) => Promise<void>
}

export const CLOCK: Clock = {
  now: () => new Date(),
  wait: async (milliseconds) => {
    if (milliseconds > 0) await wait(milliseconds)
  },
}
