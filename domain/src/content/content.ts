import type { Aims } from './aims.ts'
import type { Causes } from './causes.ts'
import type { Counters } from './counters.ts'
import type { Organisation } from './organisation.ts'
import type { SamplePost } from './sample-post.ts'
import type { Services } from './services.ts'
import type { Team } from './team.ts'

/** What the office itself says on its site, by the name of its document `site/{part}`. */
export interface Content {
  organisation: Organisation
  aims: Aims
  causes: Causes
  counters: Counters
  team: Team
  services: Services
  samplePost: SamplePost
}

export type ContentPart = keyof Content
