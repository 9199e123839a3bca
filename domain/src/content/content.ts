import type { TextFormat } from '../formatting/described.ts'
import type { Aims, Counters, Home, Teaser } from './home.ts'
import type { Causes } from './causes.ts'
import type { Descriptions } from './descriptions.ts'
import type { Giving } from './giving.ts'
import type { Joining } from './joining.ts'
import type { Organisation } from './organisation.ts'
import type { Privacy } from './privacy.ts'
import type { Reasons } from './reasons.ts'
import type { SampleEvent, SamplePost } from './sample-post.ts'
import type { Services } from './services.ts'
import type { Team } from './team.ts'
import type { Translation } from '../stored/site/site-part.ts'
import type { Volunteering } from './volunteering.ts'

/** What the office itself says on its site, by the name of its document `site/{part}`. */
export interface Content {
  organisation: Organisation
  home: Home
  aims: Aims
  causes: Causes
  counters: Counters
  giving: Giving
  team: Team
  services: Services
  samplePost: SamplePost
  sampleEvent: SampleEvent
  teaser: Teaser
  joining: Joining
  volunteering: Volunteering
  descriptions: Descriptions
  reasons: Reasons
  privacy: Privacy
}

export type ContentPart = keyof Content

/** The content as it is stored: texts of a part with a format have marks, those of another part are plain. */
export type StoredContent = {
  [Part in ContentPart]: Content[Part] & { format?: TextFormat; ur?: readonly Translation[] }
}
