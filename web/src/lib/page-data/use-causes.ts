import type { Cause } from 'domain/content/causes.ts'
import type { CauseStory } from 'domain/content/giving.ts'
import { placesDone } from 'domain/needlework/places.ts'
import { useContent } from './content.tsx'

/** A cause with its story and its progress. */
export interface CauseWithStory {
  cause: Cause
  /** Undefined where the office has written none. */
  story: CauseStory | undefined
  /** Places where the work is done. */
  done: number
  /** Places that are paid for, but where the work is not done yet. */
  paid: number
}

/** Returns every cause of the office; undefined while the page's data is loading. */
export function useCauses(): CauseWithStory[] | undefined {
  const causes = useContent('causes')?.causes
  const stories = useContent('giving')?.stories ?? []
  return causes?.map((cause) => {
    const story = stories.find(({ cause: id }) => id === cause.id)
    return { cause, story, done: placesDone(cause.progress), paid: story?.paid ?? 0 }
  })
}
