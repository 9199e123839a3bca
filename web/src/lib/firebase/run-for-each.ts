import { HttpError } from '../http/http.ts'
import { isRefusal } from './call-callable.ts'

/** Lists the items for which an action succeeded and failed. */
export interface Outcome<Item> {
  done: readonly Item[]
  failed: readonly { item: Item; error: unknown }[]
}

const isAnswered = (error: unknown): boolean => error instanceof HttpError || isRefusal(error)

/** How many requests run at once. One by one, the time to undo the first would end before the last is done. */
const BATCH_SIZE = 5

/** Runs an action for each item. A refusal of one does not stop the others; a lost connection does. */
export async function runForEach<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
): Promise<Outcome<Item>> {
  const done: Item[] = []
  const failed: Outcome<Item>['failed'][number][] = []
  for (let at = 0; at < items.length && failed.every(({ error }) => isAnswered(error)); at += BATCH_SIZE) {
    const batch = items.slice(at, at + BATCH_SIZE)
    const results = await Promise.allSettled(batch.map(action))
    for (const [index, item] of batch.entries()) {
      const result = results[index]
      if (result?.status === 'rejected') failed.push({ item, error: result.reason })
      else done.push(item)
    }
  }
  return { done, failed }
}
