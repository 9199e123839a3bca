import type { Cause } from 'domain/content/causes.ts'
import type { CauseStory } from 'domain/content/giving.ts'
import { sewnOf } from 'domain/needlework/counted.ts'
import { useContent } from './content.tsx'

/** A cause with all that its own page says of it. */
export interface CauseWithStory {
  cause: Cause
  /** Undefined where the office has told none. */
  story: CauseStory | undefined
  /** In stitches. */
  sewn: number
  paid: number
}

/** Every cause of the office; undefined while the file of a page that was moved to is on its way. */
export function useCauses(): CauseWithStory[] | undefined {
  const causes = useContent('causes')?.causes
  const stories = useContent('giving')?.stories ?? []
  return causes?.map((cause) => {
    const story = stories.find(({ cause: id }) => id === cause.id)
    return { cause, story, sewn: sewnOf(cause.progress), paid: story?.paid ?? 0 }
  })
}
