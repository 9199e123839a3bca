import type { Content } from './content.ts'
import { aims } from './samples/aims.ts'
import { causes } from './samples/causes.ts'
import { counters } from './samples/counters.ts'
import { organisation } from './samples/organisation.ts'
import { samplePost } from './samples/sample-post.ts'
import { services } from './samples/services.ts'
import { team } from './samples/team.ts'

/** What stands on the site until the office says something else. Every value is a sample. */
export const samples: Content = { organisation, aims, causes, counters, team, services, samplePost }
