/** Thrown if too many calls wait already. */
export class QueueFull extends Error {}

/**
 * Limits how many calls run at once. Others wait in order.
 * @param mostWaiting more waiting calls throw `QueueFull`
 */
export function limitConcurrency(
  most: number,
  mostWaiting = Infinity,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running++
    else if (waiting.length >= mostWaiting) throw new QueueFull()
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
