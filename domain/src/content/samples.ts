import type { Content } from './content.ts'
import { aims, counters, home, teaser } from './samples/home.ts'
import { causes } from './samples/causes.ts'
import { descriptions } from './samples/descriptions.ts'
import { giving } from './samples/giving.ts'
import { joining } from './samples/joining.ts'
import { organisation } from './samples/organisation.ts'
import { privacy } from './samples/privacy.ts'
import { reasons } from './samples/reasons.ts'
import { sampleEvent, samplePost } from './samples/sample-post.ts'
import { services } from './samples/services.ts'
import { team } from './samples/team.ts'
import { volunteering } from './samples/volunteering.ts'

/** What stands on the site until the office says something else. Every value is a sample. */
export const samples: Content = {
  organisation,
  home,
  aims,
  causes,
  giving,
  counters,
  team,
  services,
  samplePost,
  sampleEvent,
  teaser,
  joining,
  volunteering,
  descriptions,
  reasons,
  privacy,
}
