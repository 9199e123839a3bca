/** Too many wait already. */
export class Full extends Error {}

/**
 * Lets at most so many run at once. Others wait, and come in the order in which they asked.
 * @param mostWaiting beyond which whoever asks is turned away with `Full`
 */
export function gate(most: number, mostWaiting = Infinity): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running++
    else if (waiting.length >= mostWaiting) throw new Full()
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
