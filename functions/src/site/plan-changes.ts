import type { PlannedFile } from 'domain/site.ts'
import type { Manifest } from './manifest.ts'

/** What has to happen for a release to become what is planned. */
export interface Changes {
  /** Files whose own words are others, and new ones. */
  first: PlannedFile[]
  /** Files beside whose words something else is to stand. */
  later: PlannedFile[]
  /** Addresses of what is planned no more. */
  removed: string[]
}

/** Compares what is planned with what a release has. */
export function planChanges(planned: readonly PlannedFile[], known: Manifest): Changes {
  const paths = new Set(planned.map(({ path }) => path))
  return {
    first: planned.filter(({ path, key }) => known.get(path)?.key !== key),
    later: planned.filter(({ path, key, side }) => {
      const file = known.get(path)
      return file?.key === key && file.side !== side
    }),
    removed: [...known.keys()].filter((path) => !paths.has(path)),
  }
}
