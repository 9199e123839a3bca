import type { Cause } from 'domain/content/causes.ts'
import type { CauseStory } from 'domain/content/giving.ts'
import { sewnOf } from 'domain/needlework/counted.ts'
import { useContent } from './content.tsx'

/** A cause with the story of its own page. */
export interface CauseWithStory {
  cause: Cause
  /** Undefined if the office has written none. */
  story: CauseStory | undefined
  /** In stitches. */
  sewn: number
  paid: number
}

/** Returns every cause; undefined while the page's file is loading. */
export function useCauses(): CauseWithStory[] | undefined {
  const causes = useContent('causes')?.causes
  const stories = useContent('giving')?.stories ?? []
  return causes?.map((cause) => {
    const story = stories.find(({ cause: id }) => id === cause.id)
    return { cause, story, sewn: sewnOf(cause.progress), paid: story?.paid ?? 0 }
  })
}
